/** What a preview of the site shows: all drafts, those of a set, or the draft of one record. */
export type PreviewScope = "all" | { setId: number } | { entity: string; id: number };

/** As an address or a cookie has it: `all`, `set-3`, `blog-12`. */
export function scopeText(scope: PreviewScope): string {
  if (scope === "all") return scope;
  return "setId" in scope ? `set-${scope.setId}` : `${scope.entity}-${scope.id}`;
}

export function readScope(text: string): PreviewScope | undefined {
  if (text === "all") return text;
  const [, entity, digits] = /^([a-z]{1,40})-([1-9]\d{0,8})$/.exec(text) ?? [];
  if (entity === undefined) return undefined;
  const id = Number(digits);
  return entity === "set" ? { setId: id } : { entity, id };
}

/** Where staff start a preview. */
export const previewPath = (scope: PreviewScope): string => `/preview?of=${scopeText(scope)}`;
