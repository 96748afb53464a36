import { expect, it } from "vitest";
import { pageContentForm } from "./form.ts";

it("starts a new section as a draft", () => {
  expect(pageContentForm.read()).toMatchObject({ status: "draft", title: "" });
});
