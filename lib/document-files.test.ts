import { describe, expect, it } from "vitest";
import { docxOf, pdfOf, zipOf } from "#test/document-files.ts";
import { identifyDocument } from "./document-files.ts";

const page = "<!DOCTYPE html><html><script>alert(1)</script></html>";
const text = (value: string) => Buffer.from(value, "latin1");

describe("the type of a file", () => {
  it("is what its content says", () => {
    expect(identifyDocument(pdfOf())).toEqual({ type: "pdf" });
    expect(identifyDocument(docxOf())).toEqual({ type: "docx" });
    expect(identifyDocument(zipOf({ "[Content_Types].xml": "", "xl/workbook.xml": "" }, "a comment"))).toEqual({ type: "xlsx" });
  });

  it.each([
    ["nothing", text("")],
    ["a web page named .pdf", text(page)],
    ["a web page before a PDF", Buffer.concat([text(page), pdfOf()])],
    ["a spreadsheet as text", text("name,amount\nAna,3\n")],
    ["an old Word file", Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
    ["any archive", zipOf({ "index.html": page })],
    ["an archive that only begins like Word's", zipOf({ "word/document.xml": "" })],
  ])("is refused for %s", (_, bytes) => {
    expect(identifyDocument(bytes)).toEqual({ problem: "unknown" });
  });

  it.each([
    ["a PDF that begins with a web page", pdfOf(page)],
    ["a PDF that is an archive too", Buffer.concat([pdfOf(), docxOf()])],
    ["one whose archive hides the end of the PDF in its comment", Buffer.concat([pdfOf(), zipOf({ a: "" }, "startxref 9 %%EOF")])],
  ])("is refused for %s", (_, bytes) => {
    expect(identifyDocument(bytes)).toEqual({ problem: "mixed" });
  });

  it("is refused for files that are cut off, wherever that is", () => {
    for (const whole of [pdfOf(), docxOf()]) {
      for (let length = 8; length < whole.length - 6; length += 7)
        expect(identifyDocument(whole.subarray(0, length))).toEqual({ problem: "incomplete" });
    }
  });

  it("is refused for Office files with macros", () => {
    expect(identifyDocument(docxOf({ "word/vbaProject.bin": "" }))).toEqual({ problem: "macros" });
  });

  it("is refused for a directory that leads out of the file", () => {
    const forged = docxOf();
    forged.writeUInt32LE(0xfffffff0, forged.length - 6);
    expect(identifyDocument(forged)).toEqual({ problem: "incomplete" });
    forged.writeUInt16LE(0xffff, forged.length - 12);
    expect(identifyDocument(forged)).toEqual({ problem: "incomplete" });
  });
});
