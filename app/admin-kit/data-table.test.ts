import { describe, expect, it } from "vitest";
import { cutPage, sortRows } from "./data-table.tsx";

const rows = ["Préstamo 10", "préstamo 9", "Ánimo", "Zeta"];
const up = { sort: "name", direction: "asc" } as const;
const down = { sort: "name", direction: "desc" } as const;

describe("rows of a table", () => {
  it("are sorted as people sort: accents beside their letter, numbers by size", () => {
    expect(sortRows(rows, up, (row) => row)).toEqual(["Ánimo", "préstamo 9", "Préstamo 10", "Zeta"]);
    expect(sortRows(rows, down, (row) => row)).toEqual(["Zeta", "Préstamo 10", "préstamo 9", "Ánimo"]);
    expect(sortRows([3, 20, 1], up, (row) => row)).toEqual([1, 3, 20]);
    expect(sortRows(rows, { sort: "", direction: "desc" }, (row) => row)).toEqual(rows);
  });

  it("come in pages, and a page that is gone becomes the last one", () => {
    expect(cutPage([1, 2, 3, 4, 5], { page: 2, size: 2 })).toEqual([3, 4]);
    expect(cutPage([1, 2, 3], { page: 9, size: 2 })).toEqual([3]);
    expect(cutPage([], { page: 1, size: 2 })).toEqual([]);
  });
});
