import { matchPath } from "react-router";
import { contentHelp } from "#app/messages/admin/help-content.ts";
import { officeHelp } from "#app/messages/admin/help-office.ts";
import { visitorHelp } from "#app/messages/admin/help-visitors.ts";
import type { Language } from "#lib/translations.ts";

/** How each screen works, by the pattern of its route. */
export const helpIn = (language: Language): Record<string, string> => ({
  ...contentHelp[language],
  ...visitorHelp[language],
  ...officeHelp[language],
});

/** A pattern without a parameter goes before one with it, and the one for everything else comes last, as in the router. */
const rankOf = (pattern: string) => (pattern.includes("*") ? 2 : pattern.includes(":") ? 1 : 0);

/** The help of the screen at this address. */
export function findHelp(pathname: string, language: Language): string | undefined {
  const help = helpIn(language);
  const patterns = Object.keys(help).filter((pattern) => matchPath(pattern, pathname));
  const [best = ""] = patterns.sort((one, other) => rankOf(one) - rankOf(other));
  return help[best];
}
