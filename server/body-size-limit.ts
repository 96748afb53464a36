import type { MiddlewareHandler } from "hono";
import { bodyLimit } from "hono/body-limit";
import { AppError } from "#lib/errors.ts";
import type { ApiEnv } from "#platform/api/operation.server.ts";

const megabyte = 1024 * 1024;

/**
 * Refuses a larger body, by the length it declares where it declares one: Node reads no further than that. Hono looks
 * at the body itself even then, for which the whole request is made anew.
 */
export function bodySizeLimit(megabytes: number): MiddlewareHandler<ApiEnv> {
  const refuse = () => {
    throw new AppError("tooLarge", `The request is larger than ${megabytes} MB`);
  };
  const whileReading = bodyLimit({ maxSize: megabytes * megabyte, onError: refuse });
  return (c, next) => {
    const declared = c.req.header("transfer-encoding") === undefined ? c.req.header("content-length") : undefined;
    if (declared === undefined) return hasNoBody(c.req.method) ? next() : whileReading(c, next);
    return Number(declared) > megabytes * megabyte ? refuse() : next();
  };
}

const hasNoBody = (method: string) => method === "GET" || method === "HEAD";
