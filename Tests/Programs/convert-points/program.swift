// The same place in the coordinates of several views: a list that is scrolled by its bounds, a cell in it, and a second window.
import Shared
import UIKitNames

let window = makeWindow()
let list = window.add("list", UIView(frame: CGRect(x: 10, y: 50, width: 300, height: 400)))
let cell = list.add("cell", UIView(frame: CGRect(x: 0, y: 120, width: 300, height: 60)))
let badge = cell.add("badge", UIView(frame: CGRect(x: 250, y: 20, width: 20, height: 20)))
let bar = window.add("bar", UIView(frame: CGRect(x: 0, y: 450, width: 320, height: 30)))
let middle = CGPoint(x: 10, y: 10)

print("middle of the badge in the cell: \(text(badge.convert(middle, to: cell)))")
print("in the window: \(text(badge.convert(middle, to: nil)))")
print("in the bar: \(text(badge.convert(middle, to: bar)))")
print("a point of the window in the badge: \(text(badge.convert(CGPoint(x: 270, y: 210), from: nil)))")

list.bounds.origin.y = 100
print("scrolled by 100")
print("middle of the badge in the window: \(text(badge.convert(middle, to: nil)))")
print("in the list: \(text(badge.convert(middle, to: list)))")

cell.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
print("cell at half its size")
print("badge in the list: \(text(badge.convert(badge.bounds, to: list)))")
print("a part of the list in the cell: \(text(cell.convert(CGRect(x: 0, y: 0, width: 300, height: 400), from: list)))")

let panel = UIWindow(frame: CGRect(x: 100, y: 200, width: 120, height: 80))
print("a point of the window in the panel: \(text(window.convert(CGPoint(x: 150, y: 240), to: panel)))")
