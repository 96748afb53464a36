import type { LoaderFunctionArgs } from "react-router";
import { entriesFrom, type Rules } from "#app/features/calculators/kit/rules.ts";
import { fillTypical } from "#app/features/calculators/kit/typical.ts";
import type { TypicalSources } from "#app/features/calculators/kit/typical-sources.ts";
import type { Start } from "#app/features/calculators/kit/use-calculator.ts";
import { limitsOf } from "#app/features/settings/regulatory-limits.ts";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { languageOf } from "#lib/languages.ts";
import { sharedContext } from "#platform/page-context.server.ts";
import { typicalFieldsFrom } from "./typical-fields.server.ts";

/** A longer value is left out: cut off, it would hold other numbers. */
function boundedParameter(query: URLSearchParams, name: string, maxLength: number): string {
  const value = query.get(name) ?? "";
  return value.length <= maxLength ? value : "";
}

export async function readCalculator(args: LoaderFunctionArgs, rules: Rules, typicalSources: TypicalSources = {}) {
  const { start, settings, language, query } = await readQuestion(args, rules);
  const figures = limitsOf(settings, language, new Date());
  const typical = typicalFieldsFrom(typicalSources, figures, language);
  const entries = {
    ...start.entries,
    typical: boundedParameter(query, "typical", 24),
    kept: boundedParameter(query, "kept", 1_000),
  };
  return {
    start: { ...start, entries: fillTypical(typical, entries, { isAsked: query.get("fill") === "typical" }) },
    figures,
    typical,
  };
}

export async function readQuestion({ request, context }: LoaderFunctionArgs, rules: Rules) {
  const { db, log } = context.get(sharedContext);
  const { pathname, searchParams: query } = new URL(request.url);
  const language = languageOf(pathname);
  const settings = await readSettings(db, language, log);
  const start: Start = { entries: entriesFrom(rules, query), isAsked: Object.keys(rules).some((name) => query.has(name)) };
  return { language, settings, start, query };
}
