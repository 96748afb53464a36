import { DrizzleQueryError } from "drizzle-orm";
import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { AppError } from "#lib/errors.ts";
import { type LocalizedText, localize } from "#lib/localize.ts";
import { recordRefusal } from "#platform/audit/record-audit.server.ts";
import { clash, isClash, isUnavailable } from "#platform/database/errors.server.ts";
import { StorageError } from "#platform/images/storage.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import { respondToLargeForm, respondToOutage } from "./outage-page.ts";
import type { ServerEnv } from "./request-info.ts";

/** The only place where an error becomes a response. */
export async function respondToError(error: unknown, c: Context<ServerEnv>): Promise<Response> {
  const { requestInfo } = c.env;
  const appError = requestInfo.isCutOff() && !isFailedQuery(error) ? cutOff() : asAppError(error);
  const { log, db } = c.var.platform;
  const where = { requestId: c.var.requestId, method: c.req.method, path: requestInfo.address.path };
  if (!appError) {
    log.error({ ...where, err: error }, "A request failed");
    const message = localize({ en: "Something went wrong on our side", es: "Algo falló de nuestro lado" });
    return c.json({ success: false, message, validationErrors: [], requestId: c.var.requestId }, 500);
  }
  if (appError.code === "unavailable" && appError.cause !== undefined)
    log.error(
      { ...where, err: appError.cause },
      isStorageFault(appError.cause) ? "The storage is unavailable" : "The database is unavailable",
    );
  if (appError.code === "unauthenticated" || appError.code === "forbidden") {
    log.info({ ...where, clientAddress: c.var.clientAddress, userId: c.var.staff?.userId }, "Refused");
    const call = `${c.req.method} ${requestInfo.address.path}`.slice(0, 200);
    if (c.var.staff && appError.code === "forbidden")
      await recordRefusal(db, log, { userId: c.var.staff.userId, clientAddress: c.var.clientAddress, call });
  }
  const isDatabaseAway = appError.code === "unavailable" && isUnavailable(appError.cause) && !isStorageFault(appError.cause);
  if (isDatabaseAway && wantsPage(c)) return respondToOutage(c);
  if (appError.code === "tooLarge" && requestInfo.address.kind === "page") return respondToLargeForm(c);
  if (appError.retryAfter !== undefined) c.header("Retry-After", String(Math.max(1, Math.ceil(appError.retryAfter))));
  const current = appError.current === undefined ? {} : { current: appError.current };
  // Tells apart refusals with the same status.
  const code = appError.status === 403 ? { code: appError.code } : isDatabaseAway ? outageFacts(c.var.platform) : {};
  return c.json({ success: false, message: appError.message, validationErrors: appError.fields, ...code, ...current }, appError.status);
}

/** The client hung up: nobody reads the response, and nothing on our side failed. */
export const cutOff = () => new AppError("invalid", { en: "The request was cut off", es: "La solicitud se interrumpió" });

function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 413)
    return new AppError("tooLarge", { en: "The request is too large", es: "La solicitud es demasiado grande" });
  const unavailable = (text: LocalizedText) => new AppError("unavailable", text, { cause: error, retryAfter: 5 });
  if (isStorageFault(error))
    return unavailable({
      en: "Pictures and files cannot be stored or read at the moment; please try again",
      es: "Las imágenes y los archivos no se pueden guardar ni leer en este momento; inténtelo de nuevo",
    });
  if (isClash(error)) return clash(error);
  if (isUnavailable(error))
    return unavailable({
      en: "The database is not available at the moment; please try again",
      es: "La base de datos no está disponible en este momento; inténtelo de nuevo",
    });
  return undefined;
}

/** A person's browser, not our script. */
function wantsPage(c: Context<ServerEnv>): boolean {
  const { kind, path } = c.env.requestInfo.address;
  return kind === "page" || (kind === "admin" && !path.endsWith(".data") && path !== "/__manifest");
}

const outageFacts = ({ availability }: Platform) => ({ code: "databaseAway", since: availability.since?.toISOString() ?? null });

const isStorageFault = (error: unknown): boolean =>
  error instanceof Error && (error instanceof StorageError || isStorageFault(error.cause));

function isFailedQuery(error: unknown): boolean {
  return error instanceof Error && (error instanceof DrizzleQueryError || isFailedQuery(error.cause));
}
