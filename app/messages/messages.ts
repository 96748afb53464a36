import { createContext, useContext } from "react";
import type { Language } from "#lib/translations.ts";
import type { Texts } from "./texts.ts";

/** The language of the page that is shown; whoever renders it says it. */
export const PageLanguage = createContext<Language>("en");

export const useLanguage = (): Language => useContext(PageLanguage);

export const useTexts = <T>(both: Texts<T>): T => both[useLanguage()];
