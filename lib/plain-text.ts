const characters: Record<string, string> = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&amp;": "&" };

/** The sanitizer writes no entities but these. */
export function plainText(html: string): string {
  return html
    .replace(/<[^<>]*>/g, " ")
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => characters[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}
