import { createContext, useContext } from "react";
import type { Language } from "#lib/translations.ts";
import type { Texts } from "./texts.ts";

export const PageLanguage = createContext<Language>("en");

export const useLanguage = (): Language => useContext(PageLanguage);

export const useTexts = <T>(both: Texts<T>): T => both[useLanguage()];
