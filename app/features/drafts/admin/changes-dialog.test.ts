import { expect, it } from "vitest";
import { changedFields, languageOf } from "./changes-dialog.tsx";

const labels = { title: "Title", "es.title": "Title (Spanish)", icon: "Icon" };

it("shows the page in the language that alone was changed", () => {
  expect(languageOf(["title", "icon"], labels)).toBe("en");
  expect(languageOf(["es.title", "icon"], labels)).toBe("es");
});

it("leaves the choice to the reader's language where both or neither were changed", () => {
  expect(languageOf(["title", "es.title"], labels)).toBeUndefined();
  expect(languageOf(["icon"], labels)).toBeUndefined();
});

it("lists the fields that differ, and none that is empty before and after", () => {
  const before = { title: "One", icon: undefined };
  expect(changedFields<{ title: string; icon: unknown }>(before, { title: "Two", icon: {} }, labels)).toEqual(["title"]);
});
