import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { sameValue } from "#app/admin-kit/draft.ts";
import type { Language } from "#lib/translations.ts";
import type { ShownFrame } from "./frame/shown-frame.ts";
import { fieldIn, type TextMark } from "./marks.ts";
import { fieldOf, type PageDrafts } from "./page-drafts.ts";
import type { RecordName, Step } from "./undo-stack.ts";

const settingDelayMs = 500;

/** The text that is typed in: what it was before, and what the last step has. */
export type TypedText = { name: RecordName; field: string; from: unknown; noted: unknown };

type Parts = {
  typed: RefObject<TypedText | undefined>;
  drafts: PageDrafts;
  frames: RefObject<ReadonlySet<ShownFrame>>;
  note: (step: Step) => void;
  readContent: () => Promise<unknown>;
  refreshFrames: (isShown: (frame: ShownFrame) => boolean) => Promise<unknown>;
  reload: () => Promise<unknown>;
};

/** Typing in the page and in its panel. */
export function useTyping({ typed, drafts, frames, note, readContent, refreshFrames, reload }: Parts) {
  /** A text that is typed in the page; nothing is rendered. */
  function type(language: Language, mark: TextMark, value: string) {
    const name = { entity: mark.entity, id: mark.id };
    // A text with markup stays open when the other language gets the focus.
    for (const frame of frames.current) if (frame.language !== language) frame.connected()?.endEdit();
    const field = fieldIn(language, mark.field);
    const from = fieldOf(drafts.values(name), field);
    typed.current ??= { name, field, from, noted: from };
    drafts.change(name, { [field]: value });
  }

  /** Saves without a question; what could not be saved is not read again. */
  async function saveThen(work: () => Promise<unknown>) {
    if (await drafts.saveFirst()) await work().catch(() => undefined);
  }

  /** Notes what was typed since the last step; steps in the same text become one. */
  function noteTyped(text: NonNullable<typeof typed.current>): unknown {
    const to = fieldOf(drafts.values(text.name), text.field);
    if (sameValue(text.noted, to)) return to;
    note({ type: "fields", record: text.name, changes: [{ name: text.field, from: text.noted, to }] });
    text.noted = to;
    return to;
  }

  /** What is typed was saved while the user is still typing: it can be undone, and the page has changes. */
  const showSaved = useEffectEvent(() => {
    if (!typed.current || drafts.status().kind !== "saved") return;
    noteTyped(typed.current);
    void readContent().catch(() => undefined);
  });
  useEffect(() => {
    let status = drafts.status();
    return drafts.subscribe(() => {
      if (drafts.status() === status) return;
      status = drafts.status();
      showSaved();
    });
  }, [drafts]);

  /** The user has left a text. */
  function endTyping(language: Language) {
    const { current: ended } = typed;
    typed.current = undefined;
    const isStale = (frame: ShownFrame) => frame.connected()?.takeStale() === true;
    if (!ended) return void refreshFrames(isStale);
    const wasNoted = !sameValue(ended.from, ended.noted);
    const to = noteTyped(ended);
    if (!wasNoted && sameValue(ended.from, to)) return void refreshFrames(isStale);
    // The other language may show this text as its own, the list of blocks its title, and a text that is missing is a problem.
    const isTouched = (frame: ShownFrame) => isStale(frame) || frame.language !== language || to === "" || frame.hasProblems();
    void saveThen(() => Promise.all([readContent(), refreshFrames(isTouched)]));
  }

  const settingTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(settingTimer.current), []);

  /** A setting, or a text in the panel. The page shows it a moment later. */
  function changeFields(name: RecordName, changes: Record<string, unknown>) {
    const before = drafts.values(name);
    const changed = Object.entries(changes).map(([field, to]) => ({ name: field, from: fieldOf(before, field), to }));
    note({ type: "fields", record: name, changes: changed });
    drafts.change(name, changes);
    for (const { language, connected } of frames.current) {
      const title = changes[fieldIn(language, "title")];
      if (typeof title === "string" && title !== "") connected()?.showText({ ...name, field: "title" }, title);
    }
    clearTimeout(settingTimer.current);
    settingTimer.current = setTimeout(() => void saveThen(reload), settingDelayMs);
  }

  return { type, endTyping, changeFields };
}
