import { useSyncExternalStore } from "react";

const format = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const never = () => () => undefined;

/** An instant in the reader's own time zone, which only the browser knows. */
export function When({ at }: { at: string }) {
  const text = useSyncExternalStore(
    never,
    () => format.format(new Date(at)),
    () => at.slice(0, 10),
  );
  return <time dateTime={at}>{text}</time>;
}
