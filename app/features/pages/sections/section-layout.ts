import { loanPaths } from "#app/features/pages/page-path.ts";
import type { SectionBackground } from "./schema.ts";

/** What a page may show of a section besides its title and text. */
export type SectionField = "image" | "alignImg" | "background" | "url" | "isActiveButton" | "icon";

type Layout = {
  fields: readonly SectionField[];
  hasBanner: boolean;
  /** The page shows no section but its banner. */
  isBannerOnly?: boolean;
};

const text: Layout = { fields: [], hasBanner: false };
const bannerOnly: Layout = { fields: [], hasBanner: true, isBannerOnly: true };
const textWithBanner: Layout = { fields: [], hasBanner: true };
const slide: Layout = { fields: ["image", "alignImg", "url"], hasBanner: false };
const wholeSection: Layout = { fields: ["image", "alignImg", "background", "url", "isActiveButton"], hasBanner: true };

/** What each page, or part of a page, shows of its sections, by slug: `app/routes/public` lays them out. */
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
  glossary: text,
  questions: text,
  loans: textWithBanner,
  "loans-kinds": { fields: ["url"], hasBanner: false },
  ...Object.fromEntries(Object.keys(loanPaths).flatMap((slug) => [[slug, textWithBanner] as const, [`${slug}-questions`, text] as const])),
};

/** Pages that show every category under them, whether it came with the site or was added. */
const pagesWithTopics = new Set(["questions"]);

type Category = { webPageCategoryId: number; slug: string | null; parentId: number | null };

/** The layout of the sections in a category; nothing where no page shows them. */
export function findLayout(categories: Category[], id: string): Layout | undefined {
  const find = (wanted: number | null) => categories.find(({ webPageCategoryId }) => webPageCategoryId === wanted);
  const category = find(Number(id));
  if (!category) return undefined;
  return layoutOf(category, find(category.parentId));
}

export type NamedPage = Pick<Category, "slug"> | null | undefined;

export const layoutOf = (category: NamedPage, parent: NamedPage): Layout | undefined =>
  layouts[category?.slug ?? ""] ?? (pagesWithTopics.has(parent?.slug ?? "") ? text : undefined);

/** The fields to fill in for a section; a page's banner shows its picture and nothing else of them. */
export function shownFields(layout: Layout | undefined, { background }: { background: SectionBackground }): Set<SectionField> {
  if (!layout) return new Set();
  const isBanner = layout.hasBanner && background === "hero";
  const fields: readonly SectionField[] = isBanner ? ["image"] : layout.fields;
  return new Set(layout.hasBanner ? [...fields, "background"] : fields);
}

/** Where the errors of a field are: a picture's description is edited beside it. */
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

/** The shown fields, and any other that was refused: its error would be out of sight. */
export const withRefused = (shown: Set<SectionField>, refused: ReadonlySet<string>): Set<SectionField> =>
  new Set([...shown, ...[...refused].flatMap((name) => fieldOfError[name] ?? [])]);

/** The backgrounds that the page knows; the one that is stored stays among them. */
export function backgroundChoices(layout: Layout | undefined, stored: SectionBackground): SectionBackground[] {
  if (layout?.isBannerOnly) return [...new Set<SectionBackground>(["hero", stored])];
  const colors = layout?.fields.includes("background") ? (["muted", "brand"] as const) : [];
  return [...new Set<SectionBackground>(["", ...colors, "hero", stored])];
}
