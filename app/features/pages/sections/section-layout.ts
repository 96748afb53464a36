import { loanPaths } from "#app/features/pages/page-path.ts";
import type { SectionBackground } from "./schema.ts";

/** Fields that a page may show besides title and text. */
export type SectionField = "image" | "alignImg" | "background" | "url" | "isActiveButton" | "icon";

type Layout = {
  fields: readonly SectionField[];
  hasBanner: boolean;
  isBannerOnly?: boolean;
};

const text: Layout = { fields: [], hasBanner: false };
const bannerOnly: Layout = { fields: [], hasBanner: true, isBannerOnly: true };
const textWithBanner: Layout = { fields: [], hasBanner: true };
const slide: Layout = { fields: ["image", "alignImg", "url"], hasBanner: false };
const wholeSection: Layout = { fields: ["image", "alignImg", "background", "url", "isActiveButton"], hasBanner: true };

/** What each page, or part of a page, shows of its sections, by slug. */
const layouts: Record<string, Layout> = {
  home: bannerOnly,
  "home-services": { fields: ["url", "icon"], hasBanner: false },
  "home-slides": slide,
  leadership: { fields: ["image", "alignImg", "url", "isActiveButton"], hasBanner: true },
  "find-a-loan-officer": bannerOnly,
  "homebuying-process": bannerOnly,
  "homebuying-steps": text,
  "homebuying-closing": { fields: ["image"], hasBanner: false },
  "refinance-information": wholeSection,
  "refinance-slides": slide,
  "refinance-panels": text,
  "contact-us": bannerOnly,
  "first-time-homebuyers": wholeSection,
  "prep-questions": text,
  blog: bannerOnly,
  "privacy-policy": text,
  "state-licensing": text,
  "verify-us": text,
  "verify-us-never": text,
  glossary: text,
  questions: text,
  loans: textWithBanner,
  "loans-kinds": { fields: ["url"], hasBanner: false },
  ...Object.fromEntries(Object.keys(loanPaths).flatMap((slug) => [[slug, textWithBanner] as const, [`${slug}-questions`, text] as const])),
};

/** Pages that show every category below them, also those that staff add. */
const pagesWithTopics = new Set(["questions"]);

type Category = { webPageCategoryId: number; slug: string | null; parentId: number | null; address?: string };

/** `undefined` where no page shows the sections of the category. */
export function findLayout(categories: Category[], id: string): Layout | undefined {
  const find = (wanted: number | null) => categories.find(({ webPageCategoryId }) => webPageCategoryId === wanted);
  const category = find(Number(id));
  if (!category) return undefined;
  return layoutOf(category, find(category.parentId));
}

export type NamedPage = Pick<Category, "slug" | "address"> | null | undefined;

export function layoutOf(category: NamedPage, parent: NamedPage): Layout | undefined {
  const own = layouts[category?.slug ?? ""];
  if (own) return own;
  if (category?.address) return wholeSection;
  return pagesWithTopics.has(parent?.slug ?? "") ? text : undefined;
}

/** The fields to fill in for a section. A banner shows only its picture. */
export function shownFields(layout: Layout | undefined, { background }: { background: SectionBackground }): Set<SectionField> {
  if (!layout) return new Set();
  const isBanner = layout.hasBanner && background === "hero";
  const fields: readonly SectionField[] = isBanner ? ["image"] : layout.fields;
  return new Set(layout.hasBanner ? [...fields, "background"] : fields);
}

/** The field that shows an error: a picture's description is edited beside the picture. */
const fieldOfError: Record<string, SectionField> = {
  image: "image",
  imageAlt: "image",
  "es.imageAlt": "image",
  alignImg: "alignImg",
  background: "background",
  url: "url",
  isActiveButton: "isActiveButton",
  icon: "icon",
};

/** Also shows refused fields, whose errors would be invisible. */
export const withRefused = (shown: Set<SectionField>, refused: ReadonlySet<string>): Set<SectionField> =>
  new Set([...shown, ...[...refused].flatMap((name) => fieldOfError[name] ?? [])]);

/** The backgrounds that the page supports, and the stored one. */
export function backgroundChoices(layout: Layout | undefined, stored: SectionBackground): SectionBackground[] {
  if (layout?.isBannerOnly) return [...new Set<SectionBackground>(["hero", stored])];
  const colors = layout?.fields.includes("background") ? (["muted", "brand"] as const) : [];
  return [...new Set<SectionBackground>(["", ...colors, "hero", stored])];
}
