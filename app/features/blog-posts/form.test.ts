import { expect, it } from "vitest";
import { newPostBody, postBody } from "./draft.ts";
import { blogPostDraft } from "./form.ts";

const draft = { ...blogPostDraft(), title: "T", summary: "S", "es.summary": "R" };
const translations = JSON.stringify({ es: { title: "", summary: "R", postContents: "", imageAlt: "" }, confirmed: [] });
const fields = {
  title: "T",
  postContents: "",
  categoriesId: "",
  imageAlt: "",
  status: "published",
  publishedAt: "",
  translations,
  image: "",
};

it("creates a post under the id 0, with its summary as such", () => {
  expect(Object.fromEntries(newPostBody(draft))).toEqual({ ...fields, blogPostId: "0", summary: "S" });
});

it("changes a post with its summary as body", () => {
  expect(Object.fromEntries(postBody(7, { ...draft, version: 3 }))).toEqual({ ...fields, blogId: "7", version: "3", body: "S" });
});
