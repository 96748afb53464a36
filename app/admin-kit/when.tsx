import { timeFormat } from "#lib/dates.ts";
import { currentLanguage } from "#lib/localize.ts";
import { useBrowserValue } from "./hydrated.ts";

const format = timeFormat({ dateStyle: "medium", timeStyle: "short" });

const clock = timeFormat({ timeStyle: "short" });

export const localTime = (instant: string) => format(new Date(instant), currentLanguage());

/** Without the day. */
export const localClock = (instant: string) => clock(new Date(instant), currentLanguage());

/** In the reader's time zone, which only the browser knows. */
export function When({ at }: { at: string }) {
  const text = useBrowserValue(() => localTime(at), at.slice(0, 10));
  return <time dateTime={at}>{text}</time>;
}
