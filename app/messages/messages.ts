import { createContext, useContext } from "react";
import type { Language } from "#lib/translations.ts";

/** The texts of one area of the interface, in both languages; a text without its Spanish does not compile. */
export type Texts<T> = { en: T; es: T };

export const texts = <T>(both: { en: T; es: NoInfer<T> }): Texts<T> => both;

/** The language of the page that is shown; whoever renders it says it. */
export const PageLanguage = createContext<Language>("en");

export const useLanguage = (): Language => useContext(PageLanguage);

export const useTexts = <T>(both: Texts<T>): T => both[useLanguage()];
