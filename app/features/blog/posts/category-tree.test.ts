import { describe, expect, it } from "vitest";
import { type CategoryRow, categoryTree, idsWithin, pathTo } from "./category-tree.ts";

const row = (id: number, parentId: number | null, posts: number, slug: string | null = `c${id}`): CategoryRow => ({
  id,
  parentId,
  hasPosts: posts > 0,
  slug,
  name: `Category ${id}`,
});

describe("the category tree", () => {
  it("keeps what has posts in itself or below, and nothing else", () => {
    const tree = categoryTree([row(1, null, 0), row(2, 1, 3), row(3, 1, 0), row(4, null, 0), row(5, null, 1)]);
    expect(tree.map(({ slug }) => slug)).toEqual(["c1", "c5"]);
    expect(tree[0]?.children.map(({ slug }) => slug)).toEqual(["c2"]);
  });

  it("finds the way down to a category, and all that lies below it", () => {
    const tree = categoryTree([row(1, null, 1), row(2, 1, 1), row(3, 2, 1)]);
    expect(pathTo(tree, "c3").map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(pathTo(tree, "nothing")).toEqual([]);
    expect(tree.flatMap(idsWithin)).toEqual([1, 2, 3]);
  });

  it("gives the place of a category without an address to its children", () => {
    expect(categoryTree([row(1, null, 4, null), row(2, 1, 1)]).map(({ slug }) => slug)).toEqual(["c2"]);
  });

  it("ends where parents run in a circle", () => {
    const tree = categoryTree([row(1, 2, 1), row(2, 1, 1), row(3, 1, 1), row(4, 4, 1)]);
    expect(tree.map(({ id }) => id)).toEqual([1, 2, 4]);
    expect(tree.flatMap(idsWithin).sort()).toEqual([1, 2, 3, 4]);
  });
});
