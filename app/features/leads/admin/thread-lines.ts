import type { AnswerWay } from "#app/features/leads/answer-ways.ts";
import type { Thread, ThreadEvent } from "#app/features/leads/conversations/responses.server.ts";
import type { CallOutcome } from "#app/features/leads/conversations/schema.ts";
import { answerWayTexts } from "#app/features/leads/texts/answer-ways.ts";
import { longDay } from "#lib/dates.ts";
import type { Language } from "#lib/translations.ts";
import { leadTexts } from "./texts/leads.ts";
import type { ThreadTexts } from "./texts/thread.ts";

const stateName = (value: unknown, language: Language) =>
  (leadTexts[language].states as Record<string, string>)[String(value)] ?? String(value);

/** The heading of an entry, after the user's name. */
export function titleOf(text: ThreadTexts, event: ThreadEvent, language: Language): string {
  const { kind, detail, officerName, userName } = event;
  const officer = officerName ?? text.anOfficer;
  if (kind === "note") return text.note;
  if (kind === "call") return contactTitle(text, detail);
  if (kind === "mailOut") return detail.onPage ? text.answeredOnPage : text.replied;
  if (kind === "contactGiven") return text.contactGiven(answerWayTexts[language].answerBy[detail.by as AnswerWay]);
  if (kind === "mailIn" && detail.onPage) return text.wroteOnPage;
  if (isUnverified(event)) return text.mailCame;
  if (kind === "mailIn") return detail.byHand ? text.answerRecorded : inboundTitle(text, detail.trouble);
  if (kind === "state") return text.state(Boolean(userName), stateName(detail.from, language), stateName(detail.to, language));
  if (kind === "assignment" && detail.rule) return text.ruleGave(officer);
  if (kind === "assignment") return detail.to === null ? text.givenBack : text.assigned(officer);
  if (kind === "followUp") return detail.on ? text.followUp(longDay(String(detail.on), language)) : text.followUpGone;
  if (kind === "merge") return detail.splitId ? text.split(String(detail.splitId)) : text.merged(String(detail.mergedId));
  if (kind === "reminder") return text.reminder(Boolean(detail.followUp), String(detail.to));
  return kind;
}

function contactTitle(text: ThreadTexts, { by, outcome }: ThreadEvent["detail"]): string {
  const outcomeName = text.callOutcomes[outcome as CallOutcome] ?? String(outcome);
  const wrote = text.wroteBy[String(by)];
  if (wrote && outcome === "sent") return wrote;
  return wrote ? `${wrote}: ${outcomeName}` : text.called(outcomeName);
}

function inboundTitle(text: ThreadTexts, trouble: unknown): string {
  if (trouble === "bounce") return text.bounced;
  return trouble ? text.programAnswered : text.visitorAnswered;
}

/** A mail that is not known to be the visitor's. It is shown apart from the conversation. */
export const isUnverified = ({ kind, detail }: ThreadEvent) =>
  kind === "mailIn" && !detail.fromVisitor && !detail.byHand && detail.trouble !== "bounce";

type Notice = Thread["notices"][number];

export const noticeLine = (text: ThreadTexts, { kind, state }: Notice) =>
  `${text.notices[kind] ?? text.notice}: ${text.noticeStates[state]}`;

type Entry = { at: string } & ({ event: ThreadEvent } | { notice: Notice } | { message: Thread["merged"][number] });

export function entriesOf({ events, notices, merged }: Thread): Entry[] {
  return [
    ...merged.map((message) => ({ at: message.createdAt, message })),
    ...notices.map((notice) => ({ at: notice.sentAt ?? notice.createdAt, notice })),
    ...events.filter((event) => !isUnverified(event)).map((event) => ({ at: event.createdAt, event })),
  ].sort((one, other) => one.at.localeCompare(other.at));
}
