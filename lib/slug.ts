import { fold } from "./search-text.ts";

const maxLength = 80;

export function slugOf(text: string, fallback: string): string {
  const foldedText = fold(text).replace(/['’]/g, "");
  const slug = foldedText
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, "");
  return slug === "" ? fallback : slug;
}

/** The slug, then with -2, -3 … */
export function slugCandidates(slug: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => (index === 0 ? slug : `${slug}-${index + 1}`));
}
