import { expect, it } from "vitest";
import { fieldIn, formatMark, parseId, parseMark } from "./marks.ts";

it("reads which text of which record a mark names", () => {
  expect(parseMark("pagecontent:240:title")).toEqual({ entity: "pagecontent", id: 240, field: "title" });
  expect(formatMark({ entity: "pagecontent", id: 240, field: "title" })).toBe("pagecontent:240:title");
});

it.each([null, "", "pagecontent", "pagecontent:0:title", "pagecontent:240", "page content:1:title", "pagecontent:1e3:title"])(
  "reads no mark from %s",
  (value) => expect(parseMark(value)).toBeUndefined(),
);

it("names the Spanish text by its own field", () => {
  expect(fieldIn("en", "title")).toBe("title");
  expect(fieldIn("es", "title")).toBe("es.title");
});

it("reads ids", () => {
  expect(parseId("240")).toBe(240);
  expect(parseId("240px")).toBeUndefined();
  expect(parseId(undefined)).toBeUndefined();
});
