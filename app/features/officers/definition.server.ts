import { publishPolicyOf } from "#app/features/drafts/reads.server.ts";
import { pick } from "#lib/pick.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import { loanOfficerNoun } from "./noun.ts";
import { officerReference } from "./reads.server.ts";
import { labels, sensitiveOfficerFields } from "./schema.ts";
import { loanOfficers } from "./tables/loan-officers.server.ts";

export const loanOfficerDefinition = {
  ...loanOfficerNoun,
  table: loanOfficers,
  key: "loanOfficerId",
  names: ["firstName", "lastName"],
  public: [
    "loanOfficerId",
    "firstName",
    "lastName",
    "title",
    "subTitle",
    "licenseNumber",
    "licenses",
    "phoneNumber",
    "textNumber",
    "whatsAppNumber",
    "email",
    "office",
    "description",
    "facebookUrl",
    "instagramUrl",
    "applyNowUrl",
    "calendarUrl",
    "languagesSpoken",
    "specialties",
    "image1",
    "isActive",
  ],
  searched: ["firstName", "lastName", "title", "subTitle", "licenseNumber", "phoneNumber", "email"],
  html: ["description"],
  pictures: ["image1"],
  translatable: ["title", "subTitle", "description"],
  references: [{ field: "deputyOfficerId", ...officerReference }],
  whenTakenDown: { isActive: false },
  sensitive: { fields: pick(labels, sensitiveOfficerFields) },
  permissions: { read: "content.read", write: "content.write" },
  internal: ["mailLanguage", "awayFrom", "awayUntil", "deputyOfficerId"],
  readPublishPolicy: publishPolicyOf("loanofficer"),
  retention: "content",
  hasBusinessContacts: true,
} satisfies Definition<typeof loanOfficers>;
