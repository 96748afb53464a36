import { useEffect, useState } from "react";
import { storedUser } from "#app/admin-kit/stored-user.ts";
import { forgetText, keepText, readText, type TextForm } from "#app/features/leads/conversations/kept-text.ts";

const placeOf = (messageId: number, form: TextForm) => {
  const userId = storedUser()?.userId;
  return userId === undefined ? undefined : { userId, messageId, form };
};

const readOwnText = (messageId: number, form: TextForm): Record<string, string> => {
  const place = placeOf(messageId, form);
  return place ? readText(place) : {};
};

export const hasKeptText = (messageId: number, form: TextForm): boolean => Boolean(readOwnText(messageId, form).body);

/** What was typed into a form of a message before the page was loaded again. */
export function useKeptText(messageId: number, form: TextForm) {
  const [kept] = useState(() => readOwnText(messageId, form));
  return {
    kept,
    forget: () => {
      const place = placeOf(messageId, form);
      if (place) forgetText(place);
    },
  };
}

/** Keeps what is typed until it is sent. */
export function useKeepText(messageId: number, form: TextForm, fields: Record<string, string> & { body: string }) {
  const typed = JSON.stringify(fields);
  useEffect(() => {
    const place = placeOf(messageId, form);
    if (place) keepText(place, JSON.parse(typed));
  }, [messageId, form, typed]);
}
