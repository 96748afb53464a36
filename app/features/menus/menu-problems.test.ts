import { expect, it } from "vitest";
import type { MenuItem } from "./menu-item.ts";
import { findProblem } from "./menu-problems.ts";

const both = (path: string) => ({ en: path, es: path });
const targets = {
  pages: [
    { id: 1, name: both("Loans"), paths: both("/loans"), state: "published" as const },
    { id: 2, name: { en: "Fair", es: "" }, paths: both("/fair"), state: "published" as const },
    { id: 3, name: both("Old"), paths: both("/old"), state: "down" as const },
    { id: 4, name: both("Soon"), paths: both("/soon"), state: "new" as const },
  ],
  documents: [
    { id: 1, name: "Guide", path: "/documents/1", isExpired: false },
    { id: 2, name: "Rates", path: "/documents/2", isExpired: true },
  ],
};

it.each<[MenuItem["target"], string | undefined]>([
  [{ page: 1 }, undefined],
  [{ page: 2 }, "noSpanish"],
  [{ page: 3 }, "pageDown"],
  [{ page: 4 }, "pageNew"],
  [{ page: 9 }, "missingPage"],
  [{ page: 0 }, undefined],
  [{ document: 1 }, undefined],
  [{ document: 2 }, "expiredDocument"],
  [{ document: 9 }, "missingDocument"],
  [{ url: "https://example.com" }, undefined],
  [{ url: "/loans" }, "pageAddress"],
  [undefined, "emptyGroup"],
])("an item that leads to %j: %s", (target, problem) => {
  expect(findProblem({ id: "a", label: both("A"), target }, targets)).toBe(problem);
});
