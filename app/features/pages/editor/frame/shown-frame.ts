import type { Language } from "#lib/translations.ts";
import type { ConnectedFrame } from "./connect-frame.ts";

/** A language of the page that is shown, and how to change what it shows. */
export type ShownFrame = {
  language: Language;
  connected: () => ConnectedFrame | undefined;
  refresh: () => Promise<void>;
  hasProblems: () => boolean;
};
