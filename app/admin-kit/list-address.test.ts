import { describe, expect, it } from "vitest";
import { formatAddress, type ListAddress, listParameters, nextSort, parseListAddress, type Sort } from "./list-address.ts";

const sorts = ["name", "createdAt"];
const newest: Sort = { sort: "createdAt", direction: "desc" };

const parse = (address: string, initial?: Sort) => parseListAddress(new URLSearchParams(address), sorts, initial);

describe("the address of a list", () => {
  it.each([undefined, newest])("holds everything that is asked for, and nothing that goes without saying", (initial) => {
    const initialList = parse("", initial);
    expect(formatAddress(initialList, initialList)).toBe("");
    const lists: ListAddress[] = sorts.flatMap((sort) =>
      (["asc", "desc"] as const).map((direction) => ({ search: "peña & co", sort, direction, page: 3, size: 50 })),
    );
    for (const list of lists) expect(parse(formatAddress(list, initialList), initial)).toEqual(list);
  });

  it("is read without what makes no sense in it", () => {
    const nonsense = `search=${"x".repeat(300)}%00&sort=password&direction=up&page=0&size=1000000`;
    expect(parse(nonsense)).toEqual({ search: "x".repeat(200), sort: "", direction: "asc", page: 1, size: 25 });
    expect(parse(nonsense, newest)).toMatchObject(newest);
  });

  it("asks the API for one page", () => {
    const parameters = { filterKey: "a", sortBy: "name", sortDirection: "desc", pageNumber: 2, pageSize: 25 };
    expect(listParameters(parse("search=a&sort=name&direction=desc&page=2"))).toEqual(parameters);
    expect(listParameters(parse(""))).not.toHaveProperty("sortBy");
  });
});

it("a header leads up, down, and back to the order of the start", () => {
  const up = { sort: "name", direction: "asc" } as const;
  const down = { sort: "name", direction: "desc" } as const;
  expect(nextSort(parse(""), "name")).toEqual(up);
  expect(nextSort(up, "name")).toEqual(down);
  expect(nextSort(down, "name")).toMatchObject({ sort: "" });
  expect(nextSort(down, "name", newest)).toEqual(newest);
  expect(nextSort(newest, "createdAt", newest)).toEqual({ sort: "createdAt", direction: "asc" });
});
