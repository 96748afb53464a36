import { expect, it } from "vitest";
import { declarePermissions, may } from "./permissions.ts";

it("no feature redefines a permission of the platform", () => {
  expect(() => declarePermissions({ "accounts.manage": { about: "", roles: ["officer"] } })).toThrow("accounts.manage");
  expect(may({ role: "officer" }, "accounts.manage")).toBe(false);
});

it("a permission that no feature declared is given to no role, owners included", () => {
  expect(may({ role: "owner" }, "made.up" as "accounts.manage")).toBe(false);
});
