import { fold } from "./search-text.ts";

const maxLength = 80;

/** The part of an address that names a record: letters a to z, digits and single hyphens. */
export function slugOf(text: string, fallback: string): string {
  const foldedText = fold(text).replace(/['’]/g, "");
  const slug = foldedText
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxLength)
    .replace(/^-+|-+$/g, "");
  return slug === "" ? fallback : slug;
}

/** The slug itself, then the same with 2, 3, 4 …: what to try until one is free. */
export function slugCandidates(slug: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => (index === 0 ? slug : `${slug}-${index + 1}`));
}
