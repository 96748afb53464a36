import { expect, it } from "vitest";
import { loanPaths } from "#app/features/pages/page-path.ts";
import { home } from "./pages/home.ts";
import { samplePages } from "./pages.ts";

it("the card of first-time buyer programs leads to a page that names programs", () => {
  const cards = home.parts?.flatMap(({ sections }) => sections) ?? [];
  const card = cards.find(({ title }) => title === "First-Time Home Buyer Programs");
  const page = samplePages.find(({ slug }) => loanPaths[slug] === card?.url);
  const text = page?.sections.map(({ body }) => body).join(" ");
  expect(text).toContain("Utah Housing");
  expect(text).toContain("program");
});
