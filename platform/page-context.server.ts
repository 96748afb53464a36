import { createContext } from "react-router";
import type { PreviewNotice } from "#lib/preview-notice.ts";
import type { Language } from "#lib/translations.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/** What a public page is rendered from. Nothing in it identifies the visitor, so that the page may be shared. */
export type SharedContext = {
  db: Db;
  log: Log;
  /** Never taken from a request. */
  siteUrl: string;
  /** Instead of now: a preview shows a post as of its publication. */
  moment?: Date | undefined;
  /** The only records that are shown as of that moment; all others as of now. Without it, everything is. */
  previewed?: ReadonlyArray<{ entity: string; id: number }> | undefined;
  /** Set while the page shows drafts. */
  preview?: PreviewNotice | undefined;
  /** Set while staff edit the page: its texts and blocks are marked. */
  isEdited?: true | undefined;
  /** Set for staff who may edit the page: where. */
  editPath?: string | undefined;
};

export const sharedContext = createContext<SharedContext>();

export type FormOutcome = { status: number; headers: Record<string, string>; title: string; text: string };

/** For one user only: admin screens and form responses. */
export type PersonalContext = Platform & {
  /** Set by an action, for when the page cannot be rendered. */
  formOutcome?: FormOutcome;
  requestId: string;
  clientAddress: string;
  staff: Staff | undefined;
  /** Of the path; in the admin of the account or the browser. */
  language: Language;
  /** Calls the API as the same user, without the network. */
  callOwnApi: typeof fetch;
};

export const personalContext = createContext<PersonalContext>();

export type Rendering = {
  /** For the inline scripts of an admin page; public pages are stored and use hashes. */
  nonce: string;
  log: Log;
  faults: unknown[];
  html?: string;
};

export const renderContext = createContext<Rendering>();

/** A response header by which a page asks for a visitor cookie. It is replaced by the cookie. */
export const visitorCookieMark = "x-visitor-cookie";

/** A response header by which a page names the sites that it shows in iframes. The content security policy replaces it. */
export const frameSourcesMark = "x-frame-sources";
