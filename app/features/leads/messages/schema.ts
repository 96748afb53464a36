import { z } from "zod";
import { answerWays, messageKinds } from "#app/features/leads/answer-ways.ts";
import { callTimes } from "#app/features/leads/call-times.ts";
import { campaignLength } from "#app/features/leads/campaign.ts";
import { workStates } from "#app/features/leads/lead-states.ts";
import { messageMails } from "#app/features/leads/message-mails.ts";
import { contactChannels, optInReasons } from "#app/features/leads/opt-outs.ts";
import { specialties } from "#app/features/officers/specialties.ts";
import { bulkRecords } from "#lib/bulk.ts";
import { optionalDay, optionalId, optionalText, requiredId, searchField, wholeNumber } from "#lib/fields.ts";
import { languages } from "#lib/translations.ts";
import { usStates } from "#lib/us-states.ts";
import { fieldError, localizedError, mustBeOneOf } from "#lib/validation-messages.ts";
import { inboxOrders, inboxStates } from "./inbox-states.ts";

const text = z.preprocess(
  (value) => value ?? "",
  z.string(
    localizedError({
      en: "Name, phone, email and message must be texts",
      es: "El nombre, el teléfono, el correo electrónico y el mensaje deben ser textos",
    }),
  ),
);
/** A field that is dropped if it is invalid, so that no message is lost over it. */
const aside = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => value.isWellFormed() && !value.includes("\0"))
    .catch("");

const campaignValue = aside(campaignLength).optional();
const campaign = z.object({
  source: campaignValue,
  medium: campaignValue,
  campaign: campaignValue,
  term: campaignValue,
  content: campaignValue,
});

/** `checkContact` validates the visitor's fields, in the visitor's language. */
export const contactMessageInput = z.object({
  name: text,
  phone: text,
  email: text,
  message: text,
  service: aside(80),
  language: z.enum(languages).catch("en"),
  page: aside(300),
  callTime: z.enum(callTimes).catch("none"),
  loanOfficerId: optionalId("loanOfficerId").catch(null),
  homeState: z.enum(usStates).nullable().catch(null),
  /** Of the consent text beside the button. */
  consentVersion: aside(40),
  campaign: campaign.catch({}),
  /** The honeypot: people do not see it. */
  website: aside(2000),
});

/** Every message that arrives: the contact form's, and those of the question forms, which ask for less. */
export const arrivedMessage = contactMessageInput.extend({
  kind: z.enum(messageKinds).default("form"),
  replyBy: z.enum(answerWays).nullable().default(null),
  /** Of the consent that was shown; `language` is the one to answer in. */
  pageLanguage: z.enum(languages).optional(),
  /** Of the code that opens the answers to a question without contact data. */
  codeHash: z.string().default(""),
});

/** What a node keeps on its disk during an outage. */
export const messageForm = z.object({
  input: arrivedMessage,
  clientAddress: z.string(),
  clientHints: z.record(z.string(), z.string()),
  /** Verified when the message is stored. */
  formToken: z.string(),
});

export const labels = {
  state: { en: "Stage", es: "Etapa" },
  assignedOfficerId: { en: "Assigned to", es: "A cargo de" },
  followUpOn: { en: "Follow up on", es: "Dar seguimiento el" },
  notes: { en: "Notes", es: "Notas" },
};

/** The fields of the form; `state` has its own buttons. */
export const messageHandling = z.object({
  assignedOfficerId: optionalId("assignedOfficerId").optional(),
  followUpOn: optionalDay(labels.followUpOn).optional(),
  notes: optionalText(labels.notes, 10_000).optional(),
});

export const contactMessagePatch = z.object({
  contactMessageId: requiredId("contactMessageId"),
  version: wholeNumber("version", 1, 2 ** 31 - 1).optional(),
  state: z.enum(workStates, fieldError("state", mustBeOneOf(workStates))).optional(),
  /** Required with the state `lost`, and dropped with any other. */
  closedReason: optionalText("closedReason", 300).optional(),
  ...messageHandling.shape,
});

export const bulkHandling = contactMessagePatch
  .pick({ state: true, closedReason: true, assignedOfficerId: true })
  .extend({ records: bulkRecords })
  .refine(({ state, assignedOfficerId }) => state !== undefined || assignedOfficerId !== undefined, {
    path: ["state"],
    ...localizedError({ en: "Choose a stage or who handles them", es: "Indique una etapa o quién los atiende" }),
  })
  .refine(({ state, closedReason = "" }) => state !== "lost" || closedReason.trim() !== "", {
    path: ["closedReason"],
    ...localizedError({ en: "Say why it was lost", es: "Indique por qué se perdió" }),
  });

export const inboxFilter = z.object({
  filterKey: searchField,
  state: z.enum(inboxStates).catch("all"),
});

export const inboxQuery = inboxFilter.extend({
  order: z.enum(inboxOrders).catch("newest"),
  pageNumber: wholeNumber("pageNumber", 1, 1_000_000).default(1),
  pageSize: wholeNumber("pageSize", 1, 100).default(25),
});

export const routingTrial = z.object({
  language: z.enum(languages, fieldError("language", mustBeOneOf(languages))),
  loanOfficerId: optionalId("loanOfficerId").default(null),
  homeState: z
    .preprocess(
      (value) => value || null,
      z.enum(usStates, fieldError("homeState", { en: "must be a state such as UT", es: "debe ser un estado como UT" })).nullable(),
    )
    .default(null),
  product: z
    .preprocess((value) => value || null, z.enum(specialties, fieldError("product", mustBeOneOf(specialties))).nullable())
    .default(null),
});

export const optOutInput = z.object({ channel: z.enum(contactChannels, fieldError("channel", mustBeOneOf(contactChannels))) });
export const optInInput = optOutInput.extend({
  reason: z.enum(optInReasons, fieldError("reason", mustBeOneOf(optInReasons))),
});

export const resendInput = z.object({ kind: z.enum(messageMails).default("office") });

export type MessageForm = z.infer<typeof messageForm>;
export type ArrivedMessage = z.infer<typeof arrivedMessage>;
export type ContactMessageInput = z.infer<typeof contactMessageInput>;
export type ContactMessagePatch = z.infer<typeof contactMessagePatch>;
export type BulkHandling = z.infer<typeof bulkHandling>;
/** As it is sent. */
export type BulkChange = z.input<typeof bulkHandling>;
export type RoutingTrial = z.input<typeof routingTrial>;
export type InboxFilter = z.infer<typeof inboxFilter>;
export type InboxQuery = z.infer<typeof inboxQuery>;
