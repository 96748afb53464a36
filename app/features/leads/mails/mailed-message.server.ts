import type { CallTime } from "#app/features/leads/call-times.ts";
import type { LeadState } from "#app/features/leads/lead-states.ts";
import type { ContactChannel } from "#app/features/leads/opt-outs.ts";
import type { Language } from "#lib/translations.ts";

/** What the mails say about a message. The officer is there when one takes care of it and can be written to. */
export type MailedMessage = {
  contactMessageId: number;
  name: string;
  email: string;
  phone: string;
  message: string;
  language: Language;
  page: string;
  callTime: CallTime;
  createdAt: Date;
  consent: { text: string } | null;
  /** What the visitor has asked us not to do. */
  optOuts: ContactChannel[];
  state: LeadState;
  firstAnsweredAt: Date | null;
  assignedOfficerId: number | null;
  officer: { name: string; email: string; mailLanguage: Language } | undefined;
};
