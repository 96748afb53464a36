import { labelsInBoth } from "#app/admin-kit/labels.ts";
import { describeItems } from "./describe-items.ts";
import { readItems } from "./menu-item.ts";
import { menuNoun } from "./noun.ts";
import { type MenuDraft, type MenuRecord, menuCalls } from "./queries.ts";
import { labels, menuInput } from "./schema.ts";

export const menuForm = {
  entity: menuNoun.entity,
  calls: menuCalls,
  labels: labelsInBoth(menuInput, labels),
  read: (menu?: MenuRecord): MenuDraft => ({ version: menu?.version, items: readItems(menu?.items) }),
  formats: { items: (items: MenuDraft["items"]) => describeItems(items) },
  list: "/admin/menus",
};

export { menuForm as recordForm };
