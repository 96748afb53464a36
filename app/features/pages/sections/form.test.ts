import { expect, it } from "vitest";
import { pageContentForm } from "./form.ts";

it("starts a new section that visitors see once it is published", () => {
  expect(pageContentForm.read()).toMatchObject({ status: "published", title: "" });
});
