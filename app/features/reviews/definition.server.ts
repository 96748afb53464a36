import { publishPolicyOf } from "#app/features/drafts/reads.server.ts";
import { officerReference } from "#app/features/officers/reads.server.ts";
import { officeDay } from "#lib/dates.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { reviewNoun } from "./noun.ts";
import { type Publishable, refuseUnpublishable } from "./publication.ts";
import { reviews } from "./tables/reviews.server.ts";

export const reviewDefinition = {
  ...reviewNoun,
  table: reviews,
  key: "reviewId",
  names: ["author"],
  public: ["reviewId", "author", "text", "language", "translation", "rating", "source", "sourceUrl", "writtenOn", "officerId", "relation"],
  searched: ["author", "text", "translation"],
  html: [],
  pictures: [],
  translatable: [],
  references: [{ field: "officerId", ...officerReference }],
  whenTakenDown: { status: "draft" },
  sensitive: {},
  permissions: { read: "content.read", write: "content.write" },
  readPublishPolicy: publishPolicyOf("review"),
  retention: "content",
  // A state of this table, so it has these fields.
  guardRestore: async (_tx, { state }) => refuseUnpublishable(state as Publishable, officeDay(new Date())),
} satisfies Definition<typeof reviews>;
