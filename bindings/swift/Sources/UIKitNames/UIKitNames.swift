// SPDX-License-Identifier: MIT
/// UIKit's names, so that code written for iOS compiles: `import UIKitNames` instead of `import UIKit`.
@_exported import ResponderUI

public typealias UIResponder = Responder
public typealias UIView = View
public typealias UILabel = Label
public typealias UIImageView = ImageView
public typealias UIWindow = Window
public typealias UIApplication = Application
public typealias UIViewController = ViewController
public typealias UINavigationController = NavigationController

public typealias UIControl = Control
public typealias UIButton = Button
public typealias UISwitch = Switch
public typealias UISlider = Slider
public typealias UIStepper = Stepper
public typealias UISegmentedControl = SegmentedControl
public typealias UIPageControl = PageControl
public typealias UITextField = TextField
public typealias UITextFieldDelegate = TextFieldDelegate
public typealias UIAction = Action
public typealias UIKeyInput = KeyInput

public typealias UIScrollView = ScrollView
public typealias UIScrollViewDelegate = ScrollViewDelegate

public typealias UITouch = Touch
public typealias UIEvent = Event
public typealias UIPress = Press
public typealias UIKey = Key
public typealias UIPressesEvent = PressesEvent
public typealias UIKeyModifierFlags = KeyModifierFlags

public typealias UIGestureRecognizer = GestureRecognizer
public typealias UIGestureRecognizerDelegate = GestureRecognizerDelegate
public typealias UITapGestureRecognizer = TapGestureRecognizer
public typealias UILongPressGestureRecognizer = LongPressGestureRecognizer
public typealias UIPanGestureRecognizer = PanGestureRecognizer
public typealias UIScreenEdgePanGestureRecognizer = ScreenEdgePanGestureRecognizer
public typealias UISwipeGestureRecognizer = SwipeGestureRecognizer
public typealias UIPinchGestureRecognizer = PinchGestureRecognizer
public typealias UIRotationGestureRecognizer = RotationGestureRecognizer
public typealias UIHoverGestureRecognizer = HoverGestureRecognizer
public typealias UIRectEdge = RectEdge

public typealias CGFloat = Double
public typealias CGPoint = Point
public typealias CGSize = Size
public typealias CGRect = Rect
public typealias CGAffineTransform = AffineTransform
public typealias UIEdgeInsets = EdgeInsets
public typealias TimeInterval = Double
public typealias NSCoder = Coder

extension Control {
  /// `UIControl.Event`: what a control makes of touches. In a subclass of Control, `Event` is this one, and what is delivered is `UIEvent`.
  public typealias Event = Control.Events
}

public typealias UIKeyCommand = KeyCommand
public typealias UIScrollTypeMask = ScrollTypeMask
public typealias UITextPosition = TextPosition
public typealias UITextRange = TextRange
public typealias UITextStorageDirection = TextDirection
public typealias UITextGranularity = TextGranularity
public typealias CGVector = Vector
public typealias NSRange = CharacterRange
