import { AsyncLocalStorage } from "node:async_hooks";
import { takeLanguageFrom } from "#lib/localize.ts";
import type { Language } from "#lib/translations.ts";

const requestLanguage = new AsyncLocalStorage<Language>();

takeLanguageFrom(() => requestLanguage.getStore() ?? "en");

/** Runs the work; texts that it localizes are in this language. */
export const inLanguage = <T>(language: Language, work: () => T): T => requestLanguage.run(language, work);
