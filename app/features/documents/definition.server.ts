import { publishPolicyOf } from "#app/features/drafts/reads.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { documentNoun } from "./noun.ts";
import { documents } from "./tables/documents.server.ts";

export const documentDefinition = {
  ...documentNoun,
  table: documents,
  key: "documentId",
  names: ["name"],
  public: ["documentId", "name", "mediaType", "bytes", "language", "expiresOn"],
  searched: ["name"],
  html: [],
  pictures: [],
  files: ["file"],
  translatable: ["name"],
  references: [],
  sensitive: {},
  permissions: { read: "content.read", write: "content.write" },
  readPublishPolicy: publishPolicyOf("document"),
  retention: "content",
} satisfies Definition<typeof documents>;
