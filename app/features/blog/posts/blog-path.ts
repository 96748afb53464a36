export function blogPath(category?: string, page = 1): string {
  const query = new URLSearchParams();
  if (category) query.set("category", category);
  if (page > 1) query.set("page", String(page));
  return query.size > 0 ? `/blog?${query}` : "/blog";
}

export const postPath = (slug: string) => `/blog/${encodeURIComponent(slug)}`;

/** `undefined` for anything but a plain number from one on. */
export function pageNumber(asked: string | null): number | undefined {
  if (asked === null) return 1;
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : undefined;
}
