import type { Context } from "hono";
import { z } from "zod";
import type { ErrorCode } from "#lib/errors.ts";
import type { Permission } from "#lib/permissions.ts";
import type { Actor } from "#platform/accounts/actor.server.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import type { Platform } from "#platform/platform.server.ts";
import type { BodyEncoding } from "./request-body.server.ts";

/** Closed by default: only what says "visitor" is open to everyone; everything else names the permission that it wants. */
export type Access = "visitor" | Permission;

export type ApiEnv = { Variables: { platform: Platform; requestId: string; clientAddress: string; staff: Staff | undefined } };

type Request<A extends Access, Query, Body> = Platform & {
  c: Context<ApiEnv>;
  staff: A extends "visitor" ? Staff | undefined : Staff;
  /** Whoever asks, as records and mails name them. */
  actor: A extends "visitor" ? Actor | undefined : Actor & { userId: number };
  /** Whether whoever asks may do more than the call itself wants. */
  may: (permission: Permission) => boolean;
  query: Query;
  body: Body;
  /** The uploaded picture, not yet looked at. */
  image: Uint8Array | undefined;
  /** The `{id}` of the path. */
  id: number;
};

export type Operation = {
  method: "get" | "post" | "put" | "delete";
  /** In lower case; `:id` is the only parameter. */
  path: string;
  /** The path as it is documented, where its spelling differs. */
  documentedPath?: string;
  access: Access;
  /** Wants the password or a code to have been given within the last minutes: what changes an account. */
  confirmed?: true;
  tag: string;
  summary: string;
  query?: z.ZodType;
  body?: z.ZodType;
  encodings?: BodyEncoding[];
  /** The keys of the answer. */
  returns?: Record<string, z.ZodType>;
  /** The type of the answer where it is not JSON. */
  produces?: string;
  /** Refusals that do not follow from its shape, for the description. */
  refuses?: ErrorCode[];
  handle: (request: Request<"visitor", never, never>) => Promise<object | Response>;
};

type Declared<A extends Access, Q extends z.ZodType, B extends z.ZodType> = Omit<Operation, "access" | "query" | "body" | "handle"> & {
  access: A;
  query?: Q;
  body?: B;
  handle: (request: Request<A, z.infer<Q>, z.infer<B>>) => Promise<object | Response>;
};

/** One call of the API: who may make it, what it takes, what it does. Routing, guard and description all come from this. */
export function operation<A extends Access, Q extends z.ZodType = z.ZodUnknown, B extends z.ZodType = z.ZodUnknown>(
  declared: Declared<A, Q, B>,
): Operation {
  return declared as unknown as Operation;
}

export const record = z.record(z.string(), z.unknown());
export const listQuery = z.object({
  filterKey: z
    .string()
    .max(200, "filterKey may have at most 200 characters")
    .refine((value) => value.isWellFormed() && !value.includes("\0"), "filterKey contains characters that cannot be searched")
    .default(""),
  lang: z.enum(["en", "es"]).catch("en"),
});
export const languageQuery = z.object({ lang: z.enum(["en", "es"]).catch("en") });
