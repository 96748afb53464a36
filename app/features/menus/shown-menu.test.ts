import { expect, it } from "vitest";
import type { MenuItem } from "./menu-item.ts";
import { showMenu } from "./shown-menu.ts";

const link = (id: string, page: number): MenuItem => ({ id, label: { en: `${id} en`, es: `${id} es` }, target: { page } });
const group = (id: string, ...children: MenuItem[]): MenuItem => ({ id, label: { en: id, es: `${id} es` }, children });

it("shows texts of one language, without links that lead nowhere and without groups that are empty then", () => {
  const items = [
    link("one", 1),
    link("gone", 9),
    group("kept", link("two", 2), link("lost", 9)),
    group("emptied", link("last", 9)),
    group("empty"),
  ];
  const shown = showMenu(items, "es", (target) => ("page" in target && target.page < 9 ? `/es/${target.page}` : undefined));
  expect(shown).toEqual([
    { id: "one", label: "one es", href: "/es/1" },
    { id: "kept", label: "kept es", links: [{ id: "two", label: "two es", href: "/es/2" }] },
  ]);
});

it("says type and size of a document", () => {
  const items = [{ id: "rates", label: { en: "Rates", es: "Tasas" }, target: { document: 7 } }];
  expect(showMenu(items, "en", () => "/documents/7/rates.pdf", { 7: "PDF, 1.2 MB" })).toMatchObject([{ label: "Rates (PDF, 1.2 MB)" }]);
});
