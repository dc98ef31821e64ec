// A cell that finds the controller it works for, without a link of its own: next responder by next responder, until one is a controller of
// the wanted class.
import Shared
import UIKitNames

final class ShopController: UIViewController {}

extension UIView {
  var shop: ShopController? {
    for responder in sequence(first: self as UIResponder, next: \.next) {
      let shop = responder as? ShopController
      print("  \(responder.name): \(shop == nil ? "no shop" : "it is a shop")")
      if let shop { return shop }
    }
    return nil
  }
}

UIApplication.shared.name = "application"
let window = makeWindow()
let shop = ShopController()
shop.name = "shop"
shop.view = UIView(frame: screen)
shop.view.name = "screen"
window.rootViewController = shop

let page = UIViewController()
page.name = "page"
page.view = UIView(frame: CGRect(x: 0, y: 50, width: 320, height: 400))
shop.addChild(page)
let list = shop.view.add("list", page.view!)
let cell = list.add("cell", UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 50)))
let toast = window.add("toast", UIView(frame: CGRect(x: 0, y: 440, width: 320, height: 40)))

print("the cell's shop:")
print(nameOf(cell.shop))
print("the toast's shop:")
print(nameOf(toast.shop))
print("the cell's nearest controller: \(nameOf(cell.nearestViewController))")
print("the toast's nearest controller: \(nameOf(toast.nearestViewController))")
