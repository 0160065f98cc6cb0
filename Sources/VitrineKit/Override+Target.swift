extension Override {
  /// What is changed, as the specs write it: `Leading/Symbol.text`.
  public var target: String {
    let word =
      switch change {
      case .text: "text"
      case .visible: "isVisible"
      case .swap: "swap"
      case .fill: "fill"
      }
    return path.isEmpty ? word : pathText + "." + word
  }

  /// The layer names divided by `/`.
  var pathText: String {
    var text = ""
    for (index, name) in path.enumerated() { text += index > 0 ? "/" + name : name }
    return text
  }
}

extension String {
  /// The names that slashes divide.
  var pathNames: [String] {
    utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { name in String(name) ?? "" }
  }
}
