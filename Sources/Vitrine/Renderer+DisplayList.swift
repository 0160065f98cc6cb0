public import VitrineGraphics
import VitrineLayout

extension Renderer {
  /// Returns the drawing commands of a component of the kit, and what could not be shown as asked.
  ///
  /// - Parameters:
  ///   - name: the component's name.
  ///   - options: size, scale and what lies behind.
  /// - Returns: the commands, and a sentence for each thing that could not be shown as asked.
  /// - Throws: `RenderError` for a wrong name, override or size.
  public func displayList(
    ofComponent name: String, _ options: ComponentOptions = ComponentOptions()
  ) throws(RenderError) -> (list: DisplayList, warnings: [String]) {
    let placed = try placed(component: name, options)
    return (try displayList(of: placed, options), placed.missingCharacterWarnings)
  }
}
