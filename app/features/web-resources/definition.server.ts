import { webResourceCategories, webResources } from "#db/tables/web-resources.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { refuseDuplicate } from "#platform/database/violations.server.ts";
import { webResourceNoun } from "./noun.ts";
import { guardChangedSetting, guardRestoredSetting } from "./setting-changes.server.ts";

const { webResourceCategoryId } = webResourceCategories;

/** For `.catch`, with what to do about it. */
export const refuseTakenContext = (message: string) => refuseDuplicate("web_resources_context_index", "context", message);

export const webResourceDefinition = {
  ...webResourceNoun,
  table: webResources,
  key: "webResourceId",
  names: ["context"],
  public: [],
  searched: ["context", "value"],
  html: [],
  pictures: [],
  pictureTexts: ["value"],
  // Whether a setting wants Spanish, its registry says.
  translatable: [],
  references: [{ field: "webResourceCategoryId", to: webResourceCategoryId, label: "resource category" }],
  permissions: { read: "content.read", write: "settings.write" },
  retention: "content",
  hasBusinessContacts: true,
  guardRestore: guardRestoredSetting,
  guardChange: guardChangedSetting,
  refuseTaken: refuseTakenContext("Another resource has taken this context since; rename or delete it first"),
} satisfies Definition<typeof webResources>;
