import { expect, it } from "vitest";
import { nameAmong } from "./choices.ts";
import { formatValue, readableText } from "./value-format.ts";

it("reads a value as a person does", () => {
  expect(readableText("<p>One &amp; two</p><p>Three<br>four</p>")).toBe("One & two\nThree\nfour");
  expect(readableText('<img src="/x" alt="A door">')).toBe("[A door]");
  expect([readableText(true), readableText(null), readableText({ name: "a.webp" })]).toEqual(["Yes", "", "a.webp"]);
  expect(readableText({ name: null, file: new File([""], "b.png") })).toBe("b.png");
});

it("reads a code by the format of its field, and what is empty as empty", () => {
  const formats = { parentId: nameAmong([{ id: 1, name: "Credit" }]) };
  expect(["1", "2", ""].map((id) => formatValue(formats, "parentId", id))).toEqual(["Credit", "Id 2", ""]);
  expect(formatValue(formats, "title", "T")).toBe("T");
});
