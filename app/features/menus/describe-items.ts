import { listItems, type MenuItem, type MenuTarget } from "./menu-item.ts";

const plainName = (target: MenuTarget): string => {
  if ("url" in target) return target.url;
  return "page" in target ? `#${target.page}` : `#${target.document}`;
};

/** A menu as lines of text, for the history and for comparing versions. */
export const describeItems = (items: readonly MenuItem[], nameOf: (target: MenuTarget) => string = plainName): string =>
  listItems(items)
    .map(({ label, target }) => `${label.en} / ${label.es}${target ? ` → ${nameOf(target)}` : ":"}`)
    .join("\n");
