import type { Context } from "hono";
import { HTTPException } from "hono/http-exception";
import { AppError } from "#lib/errors.ts";
import { isUnavailable } from "#platform/database/unavailable.server.ts";
import type { ServerEnv } from "./server-env.ts";

/** The one place where what was thrown becomes an answer. */
export function answerError(error: unknown, c: Context<ServerEnv>): Response {
  const known = asAppError(error);
  const { log } = c.var.platform;
  const where = { requestId: c.var.requestId, method: c.req.method, path: c.env.exchange.address.path };
  if (!known) {
    log.error({ ...where, err: error }, "A request failed");
    return c.json({ success: false, message: "Something went wrong on our side", validationErrors: [], requestId: c.var.requestId }, 500);
  }
  if (known.code === "unavailable") log.error({ ...where, err: known.cause }, "The database is unavailable");
  if (known.code === "unauthenticated" || known.code === "forbidden") {
    log.info({ ...where, clientAddress: c.var.clientAddress, userId: c.var.staff?.userId }, "Refused");
  }
  if (known.retryAfter !== undefined) c.header("Retry-After", String(Math.max(1, Math.ceil(known.retryAfter))));
  const current = known.current === undefined ? {} : { current: known.current };
  return c.json({ success: false, message: known.message, validationErrors: known.fields, ...current }, known.status);
}

function asAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (error instanceof HTTPException && error.status === 413) return new AppError("tooLarge", "The request is too large");
  if (isUnavailable(error))
    return new AppError("unavailable", "The database is not available at the moment; please try again", { cause: error, retryAfter: 5 });
  return undefined;
}
