import { describe, expect, it } from "vitest";
import { fold } from "#lib/search-text.ts";
import { matching, pageOf, sorted } from "./table-rows.ts";

const rows = ["Préstamo 10", "préstamo 9", "Ánimo", "Zeta"];
const folded = rows.map(fold);

describe("rows of a table", () => {
  it("are found without accents or case, by words in any order", () => {
    expect(matching(rows, folded, "PRESTAMO")).toEqual(["Préstamo 10", "préstamo 9"]);
    expect(matching(rows, folded, "10 prestamo")).toEqual(["Préstamo 10"]);
    expect(matching(rows, folded, "  ")).toEqual(rows);
    expect(matching(rows, folded, "nothing")).toEqual([]);
  });

  it("are sorted as people sort: accents beside their letter, numbers by size", () => {
    expect(sorted(rows, (row) => row, false)).toEqual(["Ánimo", "préstamo 9", "Préstamo 10", "Zeta"]);
    expect(sorted(rows, (row) => row, true)).toEqual(["Zeta", "Préstamo 10", "préstamo 9", "Ánimo"]);
    expect(sorted([3, 20, 1], (row) => row, false)).toEqual([1, 3, 20]);
  });

  it("come in pages, and a page that is gone becomes the last one", () => {
    expect(pageOf([1, 2, 3, 4, 5], 2, 2)).toEqual({ shown: [3, 4], page: 2, pages: 3 });
    expect(pageOf([1, 2, 3], 9, 2)).toEqual({ shown: [3], page: 2, pages: 2 });
    expect(pageOf([], 1, 2)).toEqual({ shown: [], page: 1, pages: 1 });
  });
});
