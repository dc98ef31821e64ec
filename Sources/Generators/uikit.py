"""UIKit's words for properties of controls that C has under one name for several classes."""

#: {class: {UIKit's property: C's property of Control}}
PROPERTIES = {
    "SegmentedControl": {"numberOfSegments": "count", "selectedSegmentIndex": "selectedIndex"},
    "PageControl": {"numberOfPages": "count", "currentPage": "selectedIndex"},
}
#: Classes with minimumValue and maximumValue, which C reads and sets together.
RANGED = ("Slider", "Stepper")
