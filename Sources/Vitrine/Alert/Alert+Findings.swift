extension Alert {
  /// What the Human Interface Guidelines advise against in the alert, a sentence each.
  ///
  /// None of it is an error, and nothing is drawn otherwise. Words are looked at in English only.
  public var findings: [String] {
    var findings: [String] = []
    if buttons.count > 3 {
      findings.append(
        "the alert has \(buttons.count) buttons, more than the 3 that are read at a glance; "
          + "ask for less, or take a confirmation dialog")
    }
    if hasDestructiveButton, !buttons.contains(where: { $0.role == .cancel }) {
      findings.append("there is a destructive button and no way back; add a cancel button")
    }
    if let cancel = buttons.first(where: { $0.role == .cancel }) {
      if cancel.isPreferred {
        findings.append(
          "“\(cancel.label)” cancels and is the default action; mark what the alert is for, or none"
        )
      } else if buttons.count == 1 {
        findings.append(
          "the only button, “\(cancel.label)”, cancels, though there is nothing to cancel; "
            + "give it no role, and call it “Done” or “OK”")
      }
    }
    for button in buttons {
      if let finding = wordFinding(button) { findings.append(finding) }
    }
    return findings
  }

  private var hasDestructiveButton: Bool { buttons.contains { $0.role == .destructive } }

  private func wordFinding(_ button: Button) -> String? {
    switch button.label {
    case "Yes", "No":
      "“\(button.label)” means nothing without the question; say what the button does"
    case "OK" where buttons.count > 1:
      "“OK” beside other buttons does not say what it does; name the action"
    default: nil
    }
  }
}
