import { expect, it } from "vitest";
import { arrangePages, listNodes, type PlacedPage, planOrder } from "./arrange-pages.ts";

const page = (webPageCategoryId: number, values: Partial<PlacedPage> = {}): PlacedPage => ({
  webPageCategoryId,
  slug: null,
  parentId: null,
  address: `page-${webPageCategoryId}`,
  sortOrder: 0,
  ...values,
});

const shape = (pages: PlacedPage[]) =>
  listNodes(arrangePages(pages)).map(({ page: { webPageCategoryId }, depth }) => [webPageCategoryId, depth]);

it("puts fixed pages below the page whose address contains theirs, in the site's order, and built pages after them", () => {
  const fixed = (id: number, slug: string) => page(id, { slug, address: "" });
  const pages = [page(9), page(8, { parentId: 2 }), fixed(3, "loans-fha"), fixed(2, "loans"), fixed(1, "home"), fixed(4, "questions")];
  expect(shape(pages)).toEqual([
    [1, 0],
    [4, 0],
    [2, 0],
    [3, 1],
    [8, 1],
    [9, 0],
  ]);
});

it("leaves out parts of pages, and puts what is below a part below its page", () => {
  const part = page(2, { slug: "home-services", address: "", parentId: 1 });
  expect(shape([page(1), part, page(3, { parentId: 2 })])).toEqual([
    [1, 0],
    [3, 1],
  ]);
});

it("shows pages whose parents form a circle, at the top", () => {
  expect(shape([page(1, { parentId: 2 }), page(2, { parentId: 1 })])).toEqual([
    [1, 0],
    [2, 0],
  ]);
});

it("changes only the moved page where there is room, else the places of all its siblings", () => {
  const roomy = [page(1, { sortOrder: 1000 }), page(2, { sortOrder: 2000 }), page(3, { sortOrder: 3000 })];
  expect([...planOrder(roomy, 3, 2)]).toEqual([[3, 1500]]);
  expect([...planOrder(roomy, 1, null)]).toEqual([[1, 4000]]);
  expect([...planOrder(roomy, 2, 1)]).toEqual([[2, 500]]);
  const narrow = [page(1, { sortOrder: 1 }), page(2, { sortOrder: 2 }), page(3, { sortOrder: 3 })];
  expect([...planOrder(narrow, 3, 2)]).toEqual([
    [1, 1000],
    [3, 2000],
    [2, 3000],
  ]);
});
