import { expect, it } from "vitest";
import { defaultItems } from "./default-menus.ts";
import { menuPlaces } from "./menu-item.ts";
import { menuInput, mostItems } from "./schema.ts";

const label = { en: "Loans", es: "Préstamos" };
const link = (id: string, more: object = {}) => ({ id, label, target: { url: "/loans" }, ...more });
const fieldsOf = (items: unknown) => menuInput.safeParse({ items }).error?.issues.map(({ path }) => path.join(".")) ?? [];

it.each(menuPlaces)("takes the default links of the %s as they are", (place) => {
  expect(menuInput.parse({ items: defaultItems(place) })).toEqual({ items: defaultItems(place) });
});

it("takes pages, documents, addresses of other sites and paths, and groups of them", () => {
  const targets = [{ page: 3 }, { document: 4 }, { url: "https://example.com/a?b=c#d" }, { url: "/loans?x=1#y" }];
  const items = targets.map((target, index) => link(`link-${index}`, { target }));
  expect(menuInput.parse({ items: [{ id: "all", label, children: items }] })).toEqual({ items: [{ id: "all", label, children: items }] });
});

it.each<[string, unknown, string[]]>([
  ["no Spanish", [link("a"), link("b", { label: { en: "Loans", es: "  " } })], ["items.1.label.es"]],
  ["no text at all", [link("a", { label: undefined })], ["items.0.label"]],
  ["a long text", [link("a", { label: { en: "x".repeat(81), es: "x" } })], ["items.0.label.en"]],
  ["a text of two lines", [link("a", { label: { en: "one\ntwo", es: "x" } })], ["items.0.label.en"]],
  ["an address that runs a script", [link("a", { target: { url: "javascript:alert(1)" } })], ["items.0.target.url"]],
  ["an address of another protocol", [link("a", { target: { url: "//example.com" } })], ["items.0.target.url"]],
  ["an address with a password", [link("a", { target: { url: "https://me:secret@example.com" } })], ["items.0.target.url"]],
  ["no address", [link("a", { target: { url: "" } })], ["items.0.target.url"]],
  ["no page", [link("a", { target: { page: 0 } })], ["items.0.target.page"]],
  ["two targets", [link("a", { target: { page: 1, url: "/" } })], ["items.0.target"]],
  ["a target that is no object", [link("a", { target: 7 })], ["items.0.target"]],
  [
    "a group within a group",
    [{ id: "g", label, children: [{ id: "h", label, children: [link("a")] }] }],
    ["items.0.children.0.target", "items.0.children.0.children"],
  ],
  ["a link with links", [link("a", { children: [link("b")] })], ["items.0.children"]],
  ["the same id twice", [link("a"), { id: "g", label, children: [link("a")] }], ["items.1.children.0.id"]],
  ["an odd id", [link('"><script>')], ["items.0.id"]],
  ["an item that is no object", [null], ["items.0"]],
  ["no list", { 0: link("a") }, ["items"]],
  ["too many", Array.from({ length: mostItems + 1 }, (_, index) => link(`a${index}`)), ["items"]],
  [
    "too many with those in groups",
    [{ id: "g", label, children: Array.from({ length: mostItems }, (_, index) => link(`a${index}`)) }],
    ["items"],
  ],
])("names the field of %s", (_, items, fields) => {
  expect(fieldsOf(items)).toEqual(fields);
});
