import { expect, it } from "vitest";
import { blogPostForm } from "./form.ts";
import { postBody } from "./queries.ts";

const draft = { ...blogPostForm.read(), title: "T", summary: "S", "es.summary": "R" };
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
  const body = Object.fromEntries(postBody(draft));
  expect(body).toMatchObject({ ...fields, blogPostId: "0", summary: "S" });
  expect(body).not.toHaveProperty("blogId");
});

it("changes a post with its summary as body", () => {
  const body = Object.fromEntries(postBody({ ...draft, version: 3 }, 7));
  expect(body).toMatchObject({ ...fields, blogId: "7", version: "3", body: "S" });
  expect(body).not.toHaveProperty("summary");
});
