import { pageReference } from "#app/features/pages/reads.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { refuseDuplicate } from "#platform/database/errors.server.ts";
import { readKnownAddresses } from "./known-addresses.server.ts";
import { redirectNoun } from "./noun.ts";
import { refuseTakenAddress, takenAddress } from "./plan-redirect.ts";
import { redirects } from "./tables/redirects.server.ts";

export const refuseTakenPath = refuseDuplicate("redirects_path_index", "path", takenAddress);

export const redirectDefinition = {
  ...redirectNoun,
  table: redirects,
  key: "redirectId",
  names: ["path"],
  public: [],
  searched: ["path", "target"],
  html: [],
  pictures: [],
  translatable: [],
  references: [{ field: "webPageCategoryId", ...pageReference }],
  sensitive: {},
  permissions: { read: "content.read", write: "content.write" },
  retention: "content",
  // A target that has come to lead back is harmless: visitors find nothing there.
  guardRestore: async (tx, { before, state }) => {
    if (before?.path !== state.path) refuseTakenAddress(String(state.path), await readKnownAddresses(tx));
  },
  refuseTaken: refuseTakenPath,
} satisfies Definition<typeof redirects>;
