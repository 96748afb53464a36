import { createContext } from "react-router";
import type { Staff } from "#platform/accounts/staff.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/** What loaders and actions are handed with a request. */
export type PageContext = Platform & {
  /** Marks the scripts of this render as ours. */
  nonce: string;
  requestId: string;
  clientAddress: string;
  staff: () => Promise<Staff | undefined>;
  /** The API, asked by whoever asks for the page, without a way over the network. */
  callOwnApi: typeof fetch;
  /** Base of absolute links; never taken from what the client claims. */
  siteUrl: string;
};

export const pageContext = createContext<PageContext>();
