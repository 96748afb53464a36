import { expect, it } from "vitest";
import { applyLink } from "./apply-link.ts";

const application = "https://apply.example.com/register";

it("leads English readers to the application, in a new tab if the page asks for one", () => {
  expect(applyLink(application, "en")).toEqual({ to: application, newTab: false });
  expect(applyLink(application, "en", { newTab: true, officerId: 12 })).toEqual({ to: application, newTab: true });
});

it("leads Spanish readers to the page that explains it, without the application's address", () => {
  expect(applyLink(application, "es", { newTab: true })).toEqual({ to: "/apply", newTab: false });
  expect(applyLink(application, "es", { newTab: true, officerId: 12 })).toEqual({ to: "/apply?officer=12", newTab: false });
});
