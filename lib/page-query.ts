/** What a public page reads from its address. */
export type PageQuery = {
  /** Parameters that choose among pages that exist; the page's loader finds nothing for any other value. */
  choices?: readonly string[];
  /** Parameters with a few known values; one with any other value is ignored. */
  options?: Record<string, readonly string[]>;
  /** Parameters in which visitors write what they like, or say something about themselves: the page made from them is stored nowhere. */
  texts?: readonly string[];
};

/** By English path. */
export type PageQueries = Record<string, PageQuery>;
