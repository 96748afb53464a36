import { longDay } from "#lib/dates.ts";
import { type LeadState, leadStateNames } from "#lib/lead-states.ts";
import type { Thread, ThreadEvent } from "./answers.server.ts";
import type { CallOutcome } from "./schema.ts";

export const callOutcomeNames: Record<CallOutcome, string> = {
  reached: "Reached",
  noAnswer: "No answer",
  leftMessage: "Left a message",
};

const isState = (value: unknown): value is LeadState => typeof value === "string" && value in leadStateNames;
const stateName = (value: unknown) => (isState(value) ? leadStateNames[value] : String(value));

/** What stands over an entry of the thread, after who did it. */
export function titleOf({ kind, detail, officerName, userName }: ThreadEvent): string {
  if (kind === "note") return "added a note";
  if (kind === "call") return `called: ${callOutcomeNames[detail.outcome as CallOutcome] ?? detail.outcome}`;
  if (kind === "mailOut") return "sent a reply";
  if (kind === "mailIn") return detail.byHand ? "recorded the visitor’s answer" : inboundTitle(detail.trouble);
  if (kind === "state")
    return `${userName ? "changed the state" : "The state changed"} from ${stateName(detail.from)} to ${stateName(detail.to)}`;
  if (kind === "assignment" && detail.rule) return `A rule gave it to ${officerName ?? "an officer"}`;
  if (kind === "assignment") return detail.to === null ? "gave it back to the office" : `assigned it to ${officerName ?? "an officer"}`;
  if (kind === "followUp") return detail.on ? `set a follow-up for ${longDay(String(detail.on), "en")}` : "took the follow-up away";
  if (kind === "merge") return detail.splitId ? `split off message ${detail.splitId}` : `merged message ${detail.mergedId} into this one`;
  if (kind === "reminder")
    return `${detail.followUp ? "Reminder to follow up" : "Reminder that nobody has answered"}, to ${remindedPeople(detail)}`;
  return kind;
}

function inboundTitle(trouble: unknown): string {
  if (trouble === "bounce") return "Our mail came back";
  return trouble ? "A program answered for the visitor" : "The visitor answered";
}

const remindedPeople = ({ to }: ThreadEvent["detail"]) => (to === "owners" ? "the owners" : `the ${to}`);

type Notice = Thread["notices"][number];

const noticeNames: Record<string, string> = {
  "contactMessage.office": "Office notice",
  "contactMessage.officer": "Officer notice",
  "contactMessage.acknowledgement": "Visitor’s confirmation",
  "contactMessage.assigned": "Notice to the officer who got it",
  "contactMessage.handedOver": "Notice to the officer who had it",
  "contactMessage.reminder": "Reminder",
  "contactMessage.escalation": "Notice to an owner",
  "contactMessage.followUp": "Reminder to follow up",
};

const noticeStates = { sent: "sent", waiting: "not sent yet", failed: "needs attention" };

/** The mails that the site wrote by itself, in one line each. */
export const noticeLine = ({ kind, state }: Notice) => `${noticeNames[kind] ?? "Notice"}: ${noticeStates[state]}`;

type MergedMessage = Thread["merged"][number];

export type ThreadEntry = { at: string; event: ThreadEvent } | { at: string; notice: Notice } | { at: string; message: MergedMessage };

/** Everything in the order in which it happened. */
export function entriesOf({ events, notices, merged }: Thread): ThreadEntry[] {
  return [
    ...merged.map((message) => ({ at: message.createdAt, message })),
    ...notices.map((notice) => ({ at: notice.sentAt ?? notice.createdAt, notice })),
    ...events.map((event) => ({ at: event.createdAt, event })),
  ].sort((one, other) => one.at.localeCompare(other.at));
}
