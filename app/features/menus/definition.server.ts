import { publishPolicyOf } from "#app/features/drafts/reads.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { menuNoun } from "./noun.ts";
import { menus } from "./tables/menus.server.ts";

export const menuDefinition = {
  ...menuNoun,
  table: menus,
  key: "menuId",
  names: ["name"],
  public: [],
  searched: ["name"],
  html: [],
  pictures: [],
  // Each item has its text in both languages.
  translatable: [],
  references: [],
  sensitive: {},
  permissions: { read: "content.read", write: "content.write" },
  readPublishPolicy: publishPolicyOf("menu"),
  retention: "content",
} satisfies Definition<typeof menus>;
