import { replyTemplates } from "#app/features/leads/tables/reply-templates.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { replyTemplateNoun } from "./noun.ts";

export const replyTemplateDefinition = {
  ...replyTemplateNoun,
  table: replyTemplates,
  key: "replyTemplateId",
  names: ["name"],
  public: [],
  searched: ["name", "subject", "body"],
  html: [],
  pictures: [],
  translatable: ["subject", "body"],
  references: [],
  sensitive: {},
  permissions: { read: "messages.read", write: "messages.handle" },
  retention: "content",
} satisfies Definition<typeof replyTemplates>;
