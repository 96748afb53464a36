import type { MiddlewareHandler } from "hono";
import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { Operation } from "#platform/api/operation.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { ServerEnv } from "./request-info.ts";

const name = "umbral.preview";
const pattern = /(?:^|;\s*)umbral\.preview=([\w-]{1,60})(?:;|$)/;

/** Cheap, because every request for a stored page asks. */
export const mayHavePreview = (cookies: string | undefined): boolean => cookies?.includes(name) === true;

/** The token of a link, or what a signed-in person chose to see. */
export const previewIn = (cookies: string | undefined): string | undefined => pattern.exec(cookies ?? "")?.[1];

type Site = Pick<Config, "publicUrl">;

const cookieOf = (value: string, seconds: number, { publicUrl }: Site) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${publicUrl?.startsWith("https:") ? "; Secure" : ""}`;

export const previewCookie = (value: string, until: Date, now: Date, site: Site) =>
  cookieOf(value, Math.max(1, Math.floor((until.getTime() - now.getTime()) / 1000)), site);

export const endedCookie = (site: Site) => cookieOf("", 0, site);

export const nothingSent: LocalizedText = {
  en: "This is a preview, so nothing was sent.",
  es: "Esta es una vista previa: no se envió nada.",
};

/** Posts of visitors that only read. The admin uses them too. */
const reads = new Set(["/api/pagecontent/getpagecontents"]);

/** Forms and counters of a previewed page store nothing. */
export function refuseVisitorsWrites(operations: readonly Operation[]): MiddlewareHandler<ServerEnv> {
  const writes = new Set(
    operations.filter(({ access, method, path }) => access === "visitor" && method !== "get" && !reads.has(path)).map(({ path }) => path),
  );
  return async (c, next) => {
    if (c.req.method !== "GET" && writes.has(c.req.path) && previewIn(c.req.header("cookie")) !== undefined)
      throw new AppError("conflict", nothingSent);
    await next();
  };
}
