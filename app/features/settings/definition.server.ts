import { publishPolicyOf } from "#app/features/drafts/reads.server.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { noteWithdrawal } from "#platform/content/content-changes.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { refuseDuplicate } from "#platform/database/errors.server.ts";
import { findSetting, sensitiveSettingLabel } from "./find-setting.ts";
import { webResourceNoun } from "./noun.ts";
import { guardChangedSetting, guardRestoredSetting } from "./setting-changes.server.ts";
import { webResourceCategories, webResources } from "./tables/web-resources.server.ts";

const { webResourceCategoryId } = webResourceCategories;

/** For `.catch`, with what to do about it. */
export const refuseTakenContext = (sentence: LocalizedText) => refuseDuplicate("web_resources_context_index", "context", sentence);

export const webResourceDefinition = {
  ...webResourceNoun,
  table: webResources,
  key: "webResourceId",
  names: ["context"],
  title: ({ context }) => findSetting(String(context))?.label,
  public: [],
  searched: ["context", "value"],
  html: [],
  pictures: [],
  pictureTexts: ["value"],
  // The registry says whether a setting has Spanish.
  translatable: [],
  references: [
    { field: "webResourceCategoryId", to: webResourceCategoryId, label: { en: "resource category", es: "ninguna categoría de recursos" } },
  ],
  sensitive: { record: ({ context }) => sensitiveSettingLabel(String(context)) },
  permissions: { read: "content.read", write: "settings.write" },
  readPublishPolicy: publishPolicyOf("webresource"),
  retention: "content",
  hasBusinessContacts: true,
  // A new setting replaces its default.
  whenWritten: async (tx, { before }) => {
    if (!before) await noteWithdrawal(tx);
  },
  guardRestore: guardRestoredSetting,
  guardChange: guardChangedSetting,
  refuseTaken: refuseTakenContext({
    en: "Another resource has taken this context since; rename or delete it first",
    es: "Otro recurso ocupó este contexto desde entonces; primero cámbiele el nombre o elimínelo",
  }),
} satisfies Definition<typeof webResources>;
