import { useSyncExternalStore } from "react";

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const never = () => () => undefined;

/** An instant as the person at this browser tells time. */
export const localTime = (instant: string) => format.format(new Date(instant));

/** An instant in the reader's own time zone, which only the browser knows. */
export function When({ at }: { at: string }) {
  const text = useSyncExternalStore(
    never,
    () => localTime(at),
    () => at.slice(0, 10),
  );
  return <time dateTime={at}>{text}</time>;
}
