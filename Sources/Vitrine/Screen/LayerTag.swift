import VitrineKit

/// The parts of live components, by which layers, elements and gestures find each other.
///
/// The numbers of each component's parts stand beside the component.
typealias Tag = LayerTag
