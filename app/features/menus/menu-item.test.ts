import { expect, it } from "vitest";
import { defaultItems } from "./default-menus.ts";
import { readItems } from "./menu-item.ts";

it("reads stored items as they are", () => {
  expect(readItems(defaultItems("menu"))).toEqual(defaultItems("menu"));
});

it.each([undefined, null, "text", 7, {}, [null, 3, "x"]])("reads no items from %j", (value) => {
  expect(readItems(value)).toEqual([]);
});

it("makes items of unfinished ones, at most two levels deep", () => {
  const deep = { children: [{ target: { url: "/a" } }, { children: [{ target: { url: "/b" } }] }] };
  expect(readItems([{ label: "text", target: { page: "3" } }, deep])).toEqual([
    { id: "0", label: { en: "", es: "" }, children: [] },
    { id: "1", label: { en: "", es: "" }, children: [{ id: "1-0", label: { en: "", es: "" }, target: { url: "/a" } }] },
  ]);
});
