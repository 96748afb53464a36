import type { ContactMessagePatch } from "./schema.ts";

type Handled = { version: number; state: "new" | "answered" | "held"; assignedOfficerId: number | null; notes: string };

export type MessageDraft = ReturnType<typeof messageDraft>;

/** What staff add to a message, as the form holds it; `state` has buttons of its own. */
export function messageDraft({ version, state, assignedOfficerId, notes }: Handled) {
  return { version, state, assignedOfficerId: String(assignedOfficerId ?? ""), notes };
}

export const messageLabels = { state: "State", assignedOfficerId: "Assigned to", notes: "Notes" };

export function messageBody(contactMessageId: number, { version, assignedOfficerId, notes }: MessageDraft): ContactMessagePatch {
  return { contactMessageId, version, assignedOfficerId: Number(assignedOfficerId) || null, notes };
}
