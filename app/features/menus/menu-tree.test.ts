import { describe, expect, it } from "vitest";
import type { MenuItem } from "./menu-item.ts";
import { addItem, changeItem, describePosition, findSlot, type Move, placeItem, removeItem, rowsOf } from "./menu-tree.ts";

const link = (id: string): MenuItem => ({ id, label: { en: id, es: id }, target: { url: `/${id}` } });
const group = (id: string, ...children: string[]): MenuItem => ({ id, label: { en: id, es: id }, children: children.map(link) });
const menu = [link("home"), group("loans", "itin", "fha"), link("blog"), group("empty")];

/** Each item as its id, those of a group in parentheses after it. */
const outline = (items: readonly MenuItem[]) =>
  items.map(({ id, children }) => (children ? `${id}(${children.map((child) => child.id).join(" ")})` : id)).join(" ");

const move = (items: readonly MenuItem[], id: string, direction: Move) => {
  const slot = findSlot(items, id, direction, "menu");
  return slot ? placeItem(items, id, slot) : undefined;
};

describe("moving a link", () => {
  it("down passes through every place in turn, in and out of groups", () => {
    const seen: string[] = [];
    for (let items: MenuItem[] | undefined = menu; items; items = move(items, "home", "down")) seen.push(outline(items));
    expect(seen).toEqual([
      "home loans(itin fha) blog empty()",
      "loans(home itin fha) blog empty()",
      "loans(itin home fha) blog empty()",
      "loans(itin fha home) blog empty()",
      "loans(itin fha) home blog empty()",
      "loans(itin fha) blog home empty()",
      "loans(itin fha) blog empty(home)",
      "loans(itin fha) blog empty() home",
    ]);
  });

  it("up goes back the same way", () => {
    const seen: string[] = [];
    for (let items: MenuItem[] | undefined = menu; items; items = move(items, "blog", "up")) seen.push(outline(items));
    expect(seen.at(-1)).toBe("blog home loans(itin fha) empty()");
    expect(seen).toHaveLength(6);
  });

  it("goes into the group above it, and out of its group to the place after it", () => {
    expect(outline(move(menu, "blog", "in") ?? [])).toBe("home loans(itin fha blog) empty()");
    expect(outline(move(menu, "itin", "out") ?? [])).toBe("home loans(fha) itin blog empty()");
    expect([move(menu, "home", "in"), move(menu, "home", "out"), move(menu, "itin", "in")]).toEqual([undefined, undefined, undefined]);
  });
});

it("a group moves with its links and never into another group", () => {
  expect(outline(move(menu, "loans", "down") ?? [])).toBe("home blog loans(itin fha) empty()");
  expect(outline(move(menu, "empty", "up") ?? [])).toBe("home loans(itin fha) empty() blog");
  expect(move(menu, "empty", "in")).toBeUndefined();
  expect(outline(placeItem(menu, "empty", { group: "loans", before: null }))).toBe("home loans(itin fha) blog empty()");
});

it("a place beside itself or within itself changes nothing", () => {
  expect(outline(placeItem(menu, "home", { group: null, before: "home" }))).toBe(outline(menu));
  expect(outline(placeItem(menu, "loans", { group: "loans", before: null }))).toBe(outline(menu));
  expect(outline(placeItem(menu, "unknown", { group: null, before: null }))).toBe(outline(menu));
});

it("items are added, changed and removed at their place, in groups too", () => {
  expect(outline(addItem(menu, link("va"), { group: "loans", before: "fha" }))).toBe("home loans(itin va fha) blog empty()");
  expect(outline(removeItem(menu, "fha"))).toBe("home loans(itin) blog empty()");
  const [, loans] = changeItem(menu, "fha", { label: { en: "FHA", es: "FHA" } });
  expect(loans?.children?.map(({ label }) => label.en)).toEqual(["itin", "FHA"]);
});

it("rows name the fields of a form, and positions count within the group", () => {
  expect(rowsOf(menu).map(({ field }) => field)).toEqual([
    "items.0",
    "items.1",
    "items.1.children.0",
    "items.1.children.1",
    "items.2",
    "items.3",
  ]);
  expect(describePosition(menu, "fha")).toMatchObject({ number: 2, of: 2, group: { id: "loans" } });
  expect(describePosition(menu, "blog")).toEqual({ number: 3, of: 4, group: undefined });
});
