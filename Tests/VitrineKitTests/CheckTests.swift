import Testing
import VitrineKit

@Suite struct CheckTests {
  @Test func theCompiledInKitIsWithoutFault() throws {
    let report = try Kit().check()
    for finding in report.findings { Issue.record("\(finding)") }
    #expect(report.equationCount >= 98)
    #expect(report.componentCount >= 18)
  }

  @Test func aBoundColourHasToBeTheSwatchsOwn() throws {
    let page = """
      SWATCH "S" #FF0000@50%

      COMPONENT "C" 1×1
       rect "R" 1×1 @0,0 fill #FF0000@50% {S}
       rect "Q" 1×1 @0,0 border 1 inside #FF0000@51% {S}
       rect "P" 1×1 @0,0 fill #FF0000 {T}

      """
    let findings = try kit(page).check().findings
    #expect(findings.map(\.line) == [5, 6])
    #expect(findings[0].message == "“Q” binds {S} with another colour than the swatch has")
    #expect(findings[0].mend == "see specs/page.txt:1")
  }

  @Test func aLayerRepeatsItsStyle() throws {
    let page = """
      STYLE "G" fill #FF0000 shadow x0 y1 blur2 spread0 #000000
      TEXTSTYLE "T" SFPro-Regular 17 lh22

      COMPONENT "C" 1×1
       rect "R" 1×1 @0,0 style="G" fill #FF0000 shadow x0 y2 blur2 spread0 #000000
       rect "Q" 1×1 @0,0 style="G" fill #FF0000 shadow x0 y1 blur2 spread0 #000000 corners 3
       text "T" 1×1 @0,0 "x" SFPro-Regular 17 lh20 textstyle="T"
       rect "P" 1×1 @0,0 style="H"

      """
    let findings = try kit(page).check().findings
    #expect(findings.map(\.line) == [5, 7, 8])
    #expect(findings[0].message.contains("“shadow”"))
  }

  @Test func aRootFillWithoutSurfaceIsNotDrawn() throws {
    let page = """
      COMPONENT "A" 1×1 fill #FFFFFF

      COMPONENT "B" 1×1 fill #FFFFFF (undrawn)

      COMPONENT "C" 1×1 corners 4 fill #FFFFFF

      COMPONENT "D" 1×1 fill #FFFFFF  // the component's own surface

      """
    #expect(try kit(page, file: "page.txt").check().findings.map(\.line) == [1])
    #expect(try kit(page, file: "own/page.txt").check().findings.isEmpty)
  }

  @Test func mastersPicturesAndSymbolsHaveToExist() throws {
    let page = """
      COMPONENT "C" 1×1
       use "U" 1×1 @0,0 → Nothing

      COMPONENT "D" 1×1
       rect "R" 1×1 @0,0 fill image "Nothing"
       text "T" 1×1 @0,0 "\u{10018A}" SFPro-Regular 17

      """
    #expect(try kit(page).check().findings.map(\.line) == [2, 5, 6])
  }
}
