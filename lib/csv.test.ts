import { expect, it } from "vitest";
import { csvHeader, csvRow } from "./csv.ts";

it.each(["=1+1", "+1", "-1", "@SUM(A1)", " =1", "\t=1", "\r=1", "=cmd|' /C calc'!A0", "＝1+1", "\u00a0=1"])(
  "turns the formula %j into text",
  (value) => {
    expect(csvRow([value])).toContain(`'${value.replaceAll('"', '""')}`);
  },
);

it("quotes what would end a cell, and begins with the mark that makes spreadsheets read UTF-8", () => {
  expect(csvHeader(["Name", "Text"]) + csvRow(["Peña", 'a "b", c\nd'])).toBe('\ufeffName,Text\r\nPeña,"a ""b"", c\nd"\r\n');
});
