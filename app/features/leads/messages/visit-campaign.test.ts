import { beforeEach, expect, it, vi } from "vitest";
import { fillCampaignFields, rememberCampaign } from "./visit-campaign.ts";

const stored = new Map<string, string>();

/** The hidden field of a form on a page of the visit, as the page's script fills it. */
function filledOn(path: string, referrer = ""): string {
  const field = { value: "" };
  const { origin, search } = new URL(path, "https://umbral.example");
  vi.stubGlobal("location", { origin, search });
  vi.stubGlobal("document", { referrer, querySelectorAll: () => [field] });
  rememberCampaign();
  fillCampaignFields();
  return field.value;
}

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

it("a form has the campaign of an earlier page of the visit", () => {
  expect(filledOn("/ask")).toBe("");
  filledOn("/loans/itin?utm_source=facebook&utm_campaign=casa&price=1");
  filledOn("/es");
  expect(filledOn("/ask?by=call")).toBe("utm_source=facebook&utm_campaign=casa");
  expect(filledOn("/ask?utm_source=radio")).toBe("utm_source=radio");
});

it("a form has the campaign of the page before, if that page ran no script", () => {
  expect(filledOn("/ask", "https://umbral.example/loans/itin?utm_source=facebook")).toBe("utm_source=facebook");
  expect(filledOn("/ask?by=call", "https://other.example/?utm_source=other")).toBe("utm_source=facebook");
});

it("a form has the campaign of its own address where the browser allows no storage", () => {
  vi.stubGlobal("sessionStorage", undefined);
  expect(filledOn("/ask?utm_source=radio")).toBe("utm_source=radio");
  expect(filledOn("/ask")).toBe("");
});
