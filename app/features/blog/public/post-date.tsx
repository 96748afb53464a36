import { useLanguage } from "#app/messages/messages.ts";
import { longDate } from "#lib/dates.ts";

export function PostDate({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{longDate(at, useLanguage())}</time>;
}
