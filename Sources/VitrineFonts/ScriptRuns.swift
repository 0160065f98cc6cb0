internal import CHarfBuzz

/// Splits text where its script changes (UAX #24): fonts have rules for each script.
enum ScriptRuns {
  /// Characters of one script.
  struct Part {
    var range: Range<Int>
    var script: hb_script_t
  }

  /// Splits a part of a text; characters of no script of their own go with those before them.
  static func split(_ scalars: [UInt32], in range: Range<Int>) -> [Part] {
    // Below the Greek block all letters are Latin.
    if scalars[range].allSatisfy({ $0 < 0x0370 }) {
      return [Part(range: range, script: HB_SCRIPT_LATIN)]
    }
    let functions = hb_unicode_funcs_get_default()
    var parts: [Part] = []
    for i in range {
      let script = hb_unicode_script(functions, scalars[i])
      let isOpen = script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED
      if let last = parts.last, isOpen || last.script == script {
        parts[parts.count - 1].range = last.range.lowerBound..<i + 1
      } else if let last = parts.last, last.script == HB_SCRIPT_COMMON {
        parts[parts.count - 1] = Part(range: last.range.lowerBound..<i + 1, script: script)
      } else {
        parts.append(Part(range: i..<i + 1, script: isOpen ? HB_SCRIPT_COMMON : script))
      }
    }
    return parts
  }
}
