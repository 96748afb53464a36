import type { z } from "zod";
import { draftOf } from "#app/admin-kit/draft-of.ts";
import { labelsInBoth } from "#app/admin-kit/labels.ts";
import { contactMessageNoun } from "./noun.ts";
import type { contactMessage } from "./responses.server.ts";
import { type ContactMessagePatch, labels, messageHandling } from "./schema.ts";

type ContactMessage = Pick<z.infer<typeof contactMessage>, "version" | "state" | "assignedOfficerId" | "followUpOn" | "notes">;

export type MessageDraft = ReturnType<typeof messageDraft>;

export const messageLabels = labelsInBoth(messageHandling, labels);

/** What staff add to a message, as the form holds it, beside the state, which its history has. */
export const messageDraft = (message: ContactMessage) => ({ state: message.state, ...draftOf(messageHandling, message) });

export function messageBody(contactMessageId: number, { state: _, assignedOfficerId, ...draft }: MessageDraft): ContactMessagePatch {
  return { contactMessageId, ...draft, assignedOfficerId: Number(assignedOfficerId) || null };
}

export const recordForm = { entity: contactMessageNoun.entity, labels: messageLabels, read: messageDraft };
