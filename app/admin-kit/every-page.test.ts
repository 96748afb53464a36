import { expect, it } from "vitest";
import { everyPage } from "./every-page.ts";

const pagesOf = (all: number[], pageSize: number) => (pageNumber: number) =>
  Promise.resolve({ items: all.slice((pageNumber - 1) * pageSize, pageNumber * pageSize), pageSize });

it.each([[[]], [[1]], [[1, 2]], [[1, 2, 3, 4, 5]]])("a list of many pages comes whole and in order: %j", async (all) => {
  expect(await everyPage(pagesOf(all, 2))).toEqual(all);
});
