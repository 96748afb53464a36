import { useEffect, useState } from "react";
import { findKeptDraft, forgetDraft, keepDraft } from "#app/admin-kit/kept-drafts.ts";
import { storedUser } from "#app/admin-kit/stored-user.ts";

type TextForm = "reply" | "note" | "call" | "answer";
type Target = { userId: number; messageId: number; form: TextForm };
type Fields = Record<string, string>;
type DraftStorage = Parameters<typeof keepDraft>[1];

/** A message has four forms, so the address alone is not enough. */
const addressOf = ({ messageId, form }: Target) => `/admin/contactuslist/${messageId}#${form}`;

/** Text that has not been sent is kept for the tab only: it is about visitors, and computers are shared. */
export function readText(target: Target, draftStorage: DraftStorage = sessionStorage): Fields {
  const values = findKeptDraft(target.userId, addressOf(target), draftStorage)?.values ?? {};
  return Object.fromEntries(Object.entries(values).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));
}

export function keepText(target: Target, fields: Fields & { body: string }, draftStorage: DraftStorage = sessionStorage): void {
  const address = addressOf(target);
  if (fields.body.trim() === "") forgetDraft(target.userId, address, draftStorage);
  else keepDraft({ userId: target.userId, address, title: "", base: {}, values: fields }, draftStorage);
}

export const forgetText = (target: Target, draftStorage: DraftStorage = sessionStorage): void =>
  forgetDraft(target.userId, addressOf(target), draftStorage);

function findTarget(messageId: number, form: TextForm): Target | undefined {
  const userId = storedUser()?.userId;
  return userId === undefined ? undefined : { userId, messageId, form };
}

function readOwnText(messageId: number, form: TextForm): Fields {
  const target = findTarget(messageId, form);
  return target ? readText(target) : {};
}

export const hasKeptText = (messageId: number, form: TextForm): boolean => Boolean(readOwnText(messageId, form).body);

/** The fields of a form about a message, which a reload of the page keeps. `parse` completes what was kept. */
export function useKeptText<F extends Fields & { body: string }>(messageId: number, form: TextForm, parse: (kept: Fields) => F) {
  const [kept] = useState(() => readOwnText(messageId, form));
  const [fields, setFields] = useState(() => parse(kept));
  const typed = JSON.stringify(fields);
  useEffect(() => {
    const target = findTarget(messageId, form);
    if (target) keepText(target, JSON.parse(typed));
  }, [messageId, form, typed]);
  return {
    fields,
    change: (changes: Partial<F>) => setFields((current) => ({ ...current, ...changes })),
    isRestored: kept.body !== undefined,
    forget: () => {
      const target = findTarget(messageId, form);
      if (target) forgetText(target);
    },
  };
}
