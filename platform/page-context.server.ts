import { createContext } from "react-router";
import type { Language } from "#lib/translations.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/**
 * What a visitor's page is made from. Nothing in it tells who asks, so that what is made from it may be handed to everyone:
 * no cookie, no header, no staff.
 */
export type SharedContext = {
  db: Db;
  log: Log;
  /** Base of absolute links; never taken from what the client claims. */
  siteUrl: string;
  /** The moment that the page is made for, where that is not now: a preview shows a post as of the day it appears. */
  moment?: Date | undefined;
};

export const sharedContext = createContext<SharedContext>();

export type FormOutcome = { status: number; headers: Record<string, string>; title: string; text: string };

/** What is made for the one who asks, and for no one else: admin screens, and the answer to a form. */
export type PersonalContext = Platform & {
  /** What became of a form that was sent, for when the page that would tell it cannot be made. An action says it. */
  formOutcome?: FormOutcome;
  requestId: string;
  clientAddress: string;
  staff: Staff | undefined;
  /** In which they are answered: that of the address, in the admin that of the account or of the browser. */
  language: Language;
  /** The API, asked as the same person, without a way over the network. */
  callOwnApi: typeof fetch;
};

export const personalContext = createContext<PersonalContext>();

/** One render, of either kind. */
export type Rendering = {
  /** Allows the inline scripts of this one admin page; public pages are stored and use hashes. */
  nonce: string;
  log: Log;
  /** What went wrong in loaders and actions. */
  faults: unknown[];
  /** The page, once it is rendered. */
  html?: string;
};

export const renderContext = createContext<Rendering>();

/** With this header a page says that its visitor needs a cookie of their own. It stays on the server, which sends the cookie instead. */
export const visitorCookieMark = "x-visitor-cookie";
