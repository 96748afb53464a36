import type { LoaderFunctionArgs } from "react-router";
import { entriesFrom, type Rules } from "#app/features/calculators/kit/rules.ts";
import type { Start } from "#app/features/calculators/kit/use-calculator.ts";
import { limitsOf } from "#app/features/settings/regulatory-limits.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { languageOf } from "#lib/languages.ts";
import { sharedContext } from "#platform/page-context.server.ts";

export async function readCalculator(args: LoaderFunctionArgs, rules: Rules) {
  const { start, settings, language } = await readQuestion(args, rules);
  return { start, figures: limitsOf(settings, language, new Date()) };
}

export async function readQuestion({ request, context }: LoaderFunctionArgs, rules: Rules) {
  const { db, log } = context.get(sharedContext);
  const { pathname, searchParams } = new URL(request.url);
  const language = languageOf(pathname);
  const settings = await readSettings(db, language, log);
  const start: Start = { entries: entriesFrom(rules, searchParams), isAsked: Object.keys(rules).some((name) => searchParams.has(name)) };
  return { language, settings, start };
}
