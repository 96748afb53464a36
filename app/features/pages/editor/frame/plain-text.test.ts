import { expect, it } from "vitest";
import { toLine } from "./plain-text.ts";

it("keeps a text without markup on one line", () => {
  expect(toLine("  Home\u00a0loans\n for  families ")).toBe("Home loans for families");
});
