/** What a page that shows drafts says about itself. */
export type PreviewNotice = {
  /** The records whose drafts the page shows. */
  names: string[];
  /** Where the first of them are shown, by their English addresses. */
  pages: Array<{ name: string; path: string }>;
  /** Drafts that cannot be published as they are, and why. */
  unfinished: Array<{ name: string; reason: string }>;
  /** How many older drafts are left out because there are too many. */
  leftOut: number;
  /** When the link expires, as ISO time; staff have no link. */
  until?: string | undefined;
  /** The time for which the page is rendered, if it is scheduled, as ISO time. */
  moment?: string | undefined;
};
