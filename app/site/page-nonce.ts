import { createContext } from "react";

/** What marks an inline script of this render as ours; the server puts the script's hash into the policy in its place. */
export const PageNonce = createContext<string | undefined>(undefined);
