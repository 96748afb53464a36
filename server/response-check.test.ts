import { expect, it } from "vitest";
import { definitions } from "#app/features/definitions.server.ts";
import { answerCheck } from "#test/response-check.ts";

const checkAnswer = answerCheck(definitions);

const category = { blogCategoryId: 1, name: "N", parentId: null, body: "", slug: null };
const check =
  (blogCategoryDto: object, isStranger = true) =>
  () =>
    checkAnswer("GET", "/api/BlogCategory/1?lang=es", { blogCategoryDto }, isStranger);

it("an answer is what its call describes, key by key", () => {
  expect(check(category)).not.toThrow();
  expect(check({ ...category, name: 1 })).toThrow("GET /api/BlogCategory/1");
  expect(check({ ...category, name: undefined })).toThrow("name");
  expect(check({ ...category, secret: "x" }, false)).toThrow("secret");
});

it("a stranger's answer has nothing that is for staff", () => {
  const wholeInput = { ...category, version: 1, updatedBy: 1 };
  expect(check(wholeInput, false)).not.toThrow();
  expect(check(wholeInput)).toThrow("version");
});
