import { expect, it } from "vitest";
import { pageContentDraft } from "./form.ts";

it("starts a new section as a draft", () => {
  expect(pageContentDraft()).toMatchObject({ status: "draft", title: "" });
});
