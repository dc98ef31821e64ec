// The responder chain of a button, printed: views, the controllers whose views they are, the window, the application and its delegate.
import Shared
import UIKitNames

func printChain(from responder: UIResponder) {
  for each in sequence(first: responder, next: \.next) { print("  \(type(of: each)) \(each.name)") }
}

UIApplication.shared.name = "application"
let window = makeWindow()
let root = UIViewController()
root.name = "root"
root.view = UIView(frame: screen)
root.view.name = "screen"
window.rootViewController = root

let page = UIViewController()
page.name = "page"
page.view = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 380))
root.addChild(page)
let content = root.view.add("content", page.view!)
let button = content.add("button", UIButton(frame: CGRect(x: 20, y: 20, width: 100, height: 44)))

print("from the button:")
printChain(from: button)
let delegate = UIResponder()
delegate.name = "delegate"
UIApplication.shared.delegate = delegate
print("from the window, with an application delegate:")
printChain(from: window)
content.removeFromSuperview()
print("from the button, its page removed:")
printChain(from: button)
