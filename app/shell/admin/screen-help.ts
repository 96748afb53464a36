import { matchPath } from "react-router";
import type { Texts } from "#app/messages/texts.ts";
import type { Language } from "#lib/translations.ts";

type Help = Texts<Record<string, string>>;

const helpTexts = Object.values(import.meta.glob<Help>("/app/**/admin/texts/help.ts", { eager: true, import: "help" }));

export const helpIn = (language: Language): Record<string, string> => Object.assign({}, ...helpTexts.map((help) => help[language]));

/** Static patterns first, the catch-all last, as in the router. */
const rankOf = (pattern: string) => (pattern.includes("*") ? 2 : pattern.includes(":") ? 1 : 0);

export function findHelp(pathname: string, language: Language): string | undefined {
  const help = helpIn(language);
  const patterns = Object.keys(help).filter((pattern) => matchPath(pattern, pathname));
  const [best = ""] = patterns.sort((one, other) => rankOf(one) - rankOf(other));
  return help[best];
}
