import type { Context } from "hono";
import { findPageId } from "#app/features/pages/addresses.server.ts";
import { englishPath, languageOf } from "#lib/languages.ts";
import { may } from "#lib/permissions.ts";
import { isUnavailable } from "#platform/database/errors.server.ts";
import type { SharedContext } from "#platform/page-context.server.ts";
import type { ServerEnv } from "./request-info.ts";

/** Cheap, because every request for a stored page asks. */
export const mayBeStaff = (cookies: string | undefined): boolean => cookies?.includes("umbral.session") === true;

/** Where the signed-in person can edit the page; `undefined` for visitors, and for pages without content of their own. */
export async function findEditPath(c: Context<ServerEnv>, { db }: SharedContext, path: string): Promise<string | undefined> {
  if (!mayBeStaff(c.req.header("cookie"))) return undefined;
  try {
    const staff = await c.env.requestInfo.identify();
    if (!staff || !may(staff, "content.write")) return undefined;
    const id = await findPageId(db, languageOf(path), englishPath(path));
    return id === undefined ? undefined : `/admin/pages/edit/${id}`;
  } catch (error) {
    // During an outage staff get the last known page, as visitors do.
    if (isUnavailable(error)) return undefined;
    throw error;
  }
}
