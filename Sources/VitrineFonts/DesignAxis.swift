internal import CHarfBuzz

/// A value on one of a variable font's design axes.
struct DesignAxis: Hashable {
  /// The axis' tag, four letters.
  var tag: UInt32
  /// The value in the axis' own unit.
  var value: Double

  static let weightTag: UInt32 = 0x7767_6874  // 'wght'
  static let opticalSizeTag: UInt32 = 0x6F70_737A  // 'opsz'
}

extension FontFile {
  /// Returns a value on an axis, clamped to what the font allows; nil when it lacks the axis.
  func axis(_ tag: UInt32, value: Double) -> DesignAxis? {
    var info = hb_ot_var_axis_info_t()
    guard hb_ot_var_find_axis_info(face, tag, &info) != 0 else { return nil }
    let clamped = min(max(value, Double(info.min_value)), Double(info.max_value))
    return DesignAxis(tag: tag, value: clamped)
  }

  /// Returns the weight of the named instance with a name such as `Semibold`; nil without one.
  func namedWeight(_ name: String) -> Double? {
    var info = hb_ot_var_axis_info_t()
    guard hb_ot_var_find_axis_info(face, DesignAxis.weightTag, &info) != 0 else { return nil }
    for instance in 0..<hb_ot_var_get_named_instance_count(face) {
      let nameID = hb_ot_var_named_instance_get_subfamily_name_id(face, instance)
      guard self.name(nameID) == name else { continue }
      var count = hb_ot_var_get_axis_count(face)
      var values = [Float](repeating: 0, count: Int(count))
      hb_ot_var_named_instance_get_design_coords(face, instance, &count, &values)
      let index = Int(info.axis_index)
      if index < values.count { return Double(values[index]) }
    }
    return nil
  }

  /// The name of the font's family; empty when the font does not tell.
  var familyName: String { name(hb_ot_name_id_t(HB_OT_NAME_ID_FONT_FAMILY)) }

  private func name(_ id: hb_ot_name_id_t) -> String {
    var bytes = [CChar](repeating: 0, count: 256)
    var count = UInt32(bytes.count)
    hb_ot_name_get_utf8(face, id, hb_language_from_string("en", -1), &count, &bytes)
    return String(decoding: bytes.prefix(Int(count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
