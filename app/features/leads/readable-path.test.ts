import { expect, it } from "vitest";
import { readablePath } from "./readable-path.ts";

it("names in a path are shown with their letters, and what cannot be decoded as it is", () => {
  expect(readablePath("/services/loan-officer/3/Jos%C3%A9")).toBe("/services/loan-officer/3/José");
  expect(readablePath("/x/%E0%A4%A")).toBe("/x/%E0%A4%A");
  expect(readablePath("/x%2Fy?z=%26")).toBe("/x%2Fy?z=%26");
});
