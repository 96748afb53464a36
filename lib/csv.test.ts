import { describe, expect, it } from "vitest";
import { csvHeader, csvRow, parseCsv } from "./csv.ts";

it.each(["=1+1", "+1", "-1", "@SUM(A1)", " =1", "\t=1", "\r=1", "=cmd|' /C calc'!A0", "＝1+1", "\u00a0=1"])(
  "turns the formula %j into text",
  (value) => {
    expect(csvRow([value])).toContain(`'${value.replaceAll('"', '""')}`);
  },
);

it("quotes what would end a cell, and begins with the mark that makes spreadsheets read UTF-8", () => {
  expect(csvHeader(["Name", "Text"]) + csvRow(["Peña", 'a "b", c\nd'])).toBe('\ufeffName,Text\r\nPeña,"a ""b"", c\nd"\r\n');
});

describe("reading a table", () => {
  it("knows quotes, line breaks within them, and the line that a row begins in", () => {
    expect(parseCsv('\ufeffemail,name\r\na@b.co,"Peña, ""Ana"""\r\n\r\n"b@b.co","two\nlines"\r\nc@b.co,C')).toEqual([
      { line: 1, cells: ["email", "name"] },
      { line: 2, cells: ["a@b.co", 'Peña, "Ana"'] },
      { line: 4, cells: ["b@b.co", "two\nlines"] },
      { line: 6, cells: ["c@b.co", "C"] },
    ]);
  });

  it("takes semicolons where the first line has them, and nothing for a table", () => {
    expect(parseCsv("email;name\na@b.co;A, B").at(-1)?.cells).toEqual(["a@b.co", "A, B"]);
    expect(parseCsv(" \r\n")).toEqual([]);
  });

  it("takes what spreadsheets write besides: tabs, a first line that names the separator, and old line ends", () => {
    expect(parseCsv("old\tnew\r\n/a, b\t/c").at(-1)?.cells).toEqual(["/a, b", "/c"]);
    expect(parseCsv("sep=;\r\n/a,b;/c\r\n")).toEqual([{ line: 2, cells: ["/a,b", "/c"] }]);
    expect(parseCsv("/a,/b\r/c,/d\r")).toEqual([
      { line: 1, cells: ["/a", "/b"] },
      { line: 2, cells: ["/c", "/d"] },
    ]);
  });
});
