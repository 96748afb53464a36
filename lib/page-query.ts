export type PageQuery = {
  /** Parameters that select existing pages. */
  choices?: readonly string[];
  /** Parameters with a few known values; others are ignored. */
  options?: Record<string, readonly string[]>;
  /** Free text or personal values: the resulting page is never stored. */
  texts?: readonly string[];
};

/** By English path; one that ends in "/*" is for all paths below it. */
export type PageQueries = Record<string, PageQuery>;
