/** Names under which settings of blocks, items of menus and the like keep addresses. */
const addressName = /^(?:url|href|link|target|to)$|(?:Url|Link)$/;

/** Addresses anywhere in a value made of JSON. */
export function linksInJson(value: unknown, name = ""): string[] {
  if (typeof value === "string") return addressName.test(name) && /^(?:https?:\/\/|\/[^/])\S*$/.test(value) ? [value] : [];
  if (Array.isArray(value)) return value.flatMap((item) => linksInJson(item, name));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => linksInJson(item, key));
}
