import VitrineGraphics
import VitrineKit

@testable import Vitrine

extension AlertScreen {
  /// A popover with one button, for alerts to stand above.
  final class Below: LiveComponent {
    var onPress: (() -> Void)?

    var initialFocus: LayerTag? { nil }
    var defaultPart: LayerTag? { nil }
    var cancelPart: LayerTag? { nil }

    func style(on context: LiveContext) throws(KitError) -> PresentationStyle { .popover }

    func content(_ context: LiveContext) throws(KitError) -> LiveContent {
      var root = Element(LayerTag(100), .dialog, label: "Below")
      var button = Element(LayerTag(101), .button, label: "Invoker")
      button.gesture = .press(slideGroup: nil)
      button.isFocusable = true
      root.children = [button]
      return LiveContent(planes: [], root: root, panel: Rect(0, 0, 300, 300))
    }

    func activate(_ tag: LayerTag, _ effects: inout Effects) {
      if let onPress { effects.call(onPress) }
    }

    func didDismiss(_ cause: DismissalCause, _ effects: inout Effects) {}
  }
}
