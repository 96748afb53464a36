import { describe, expect, it } from "vitest";
import { samplePages } from "#db/sample/pages.ts";
import type { SamplePage, SampleSection } from "#db/sample/sample-content.ts";
import { pageContentForm } from "./form.ts";
import { backgroundChoices, findLayout, type SectionField, shownFields, withRefused } from "./section-layout.ts";

const allPages = samplePages.flatMap((page) => [
  { page, parent: undefined },
  ...(page.parts ?? []).map((part) => ({ page: part, parent: page })),
]);
const categories = allPages.map(({ page, parent }, index) => ({
  webPageCategoryId: index + 1,
  slug: page.slug,
  parentId: parent ? allPages.findIndex((one) => one.page === parent) + 1 : null,
}));
const layoutOf = (page: SamplePage) => findLayout(categories, String(allPages.findIndex((one) => one.page === page) + 1));

/** What the sample content sets. Buttons are left out: the home banner has its own, and a slide with a link always has one. */
function usedFields({ image, alignImg, background, url, icon }: SampleSection): SectionField[] {
  const fields: Record<Exclude<SectionField, "isActiveButton">, unknown> = {
    image,
    alignImg: alignImg === "right",
    background,
    url,
    icon,
  };
  return (["image", "alignImg", "background", "url", "icon"] as const).filter((field) => fields[field]);
}

describe("the form of a section", () => {
  it("offers every field that the sample content of a page fills in", () => {
    for (const { page } of allPages)
      for (const section of page.sections) {
        const shown = shownFields(layoutOf(page), { background: section.background ?? "" });
        expect([...shown], `${page.slug}: ${section.title}`).toEqual(expect.arrayContaining(usedFields(section)));
      }
  });

  it("offers no picture, link or button where the page shows none", () => {
    const policy = categories.find(({ slug }) => slug === "privacy-policy");
    expect(shownFields(findLayout(categories, String(policy?.webPageCategoryId)), pageContentForm.read())).toEqual(new Set());
  });

  it("offers a banner nothing but its picture, and a page without other sections no other background", () => {
    const home = findLayout(categories, "1");
    expect(backgroundChoices(home, "hero")).toEqual(["hero"]);
    expect(backgroundChoices(home, "")).toEqual(["hero", ""]);
    expect(shownFields(home, { background: "hero" })).toEqual(new Set(["image", "background"]));
  });

  it("shows a field of another page once the server has refused it", () => {
    expect(withRefused(new Set(["background"]), new Set(["url", "es.imageAlt", "title"]))).toEqual(new Set(["background", "url", "image"]));
  });

  it("knows that added topics are shown by the page of questions, and by no other page", () => {
    const questions = categories.find(({ slug }) => slug === "questions");
    const added = { webPageCategoryId: 900, slug: null, parentId: questions?.webPageCategoryId ?? null };
    expect(findLayout([...categories, added], "900")).toBeDefined();
    expect(findLayout([...categories, { ...added, parentId: 1 }], "900")).toBeUndefined();
    expect(findLayout(categories, "")).toBeUndefined();
  });
});
