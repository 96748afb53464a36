import type { OfficerLicense } from "#app/features/officers/officer-licenses.ts";
import type { Specialty } from "#app/features/officers/specialties.ts";
import type { SectionIcon } from "#app/features/pages/section-icons.ts";

/** The shapes in which the content of a new installation is written down; the Spanish stands beside the English. */

export type SampleSection = {
  title: string;
  /** HTML, of the elements that the sanitiser keeps: p, h3, ul, ol, li, strong, em, a, blockquote. */
  body: string;
  /** A file in `db/sample/images`, without its ending. */
  image?: string;
  imageAlt?: string;
  alignImg?: "left" | "right";
  background?: "" | "muted" | "brand" | "hero";
  url?: string;
  isActiveButton?: boolean;
  icon?: SectionIcon;
  es: { title: string; body: string; imageAlt?: string };
};

export type SamplePage = {
  /** Stable name by which the code finds the page. */
  slug: string;
  name: string;
  /** HTML shown under the page's heading. */
  body: string;
  /** One sentence for search engines. */
  description: string;
  es: { name: string; body: string; description: string };
  sections: SampleSection[];
  /** Groups of sections that the page lays out in its own way: cards, slides, steps. */
  parts?: SamplePage[];
};

export type SampleOfficer = {
  firstName: string;
  lastName: string;
  title: string;
  subTitle: string;
  licenseNumber: string;
  phoneNumber: string;
  email: string;
  description: string;
  facebookUrl: string;
  instagramUrl: string;
  applyNowUrl: string;
  image?: string;
  languagesSpoken: Array<"es" | "en" | "pt">;
  specialties: Specialty[];
  licenses: OfficerLicense[];
  office: string;
  textNumber?: string;
  whatsAppNumber?: string;
  calendarUrl?: string;
  mailLanguage?: "en" | "es";
  isActive: boolean;
  es: { title: string; subTitle: string; description: string };
};

export type SampleBlogCategory = { slug: string; name: string; body: string; es: { name: string; body: string } };

export type SamplePost = {
  slug: string;
  category: string;
  title: string;
  summary: string;
  postContents: string;
  image?: string;
  imageAlt?: string;
  /** Published so many days before the installation: no sample grows old before anyone has seen it. */
  daysBefore: number;
  es: { title: string; summary: string; postContents: string; imageAlt?: string };
};

/** A post as it is written down; who reviewed it and its sources are added at its end. */
export type SampleArticle = SamplePost & { sources: Array<{ url: string; en: string; es: string }> };
