import type { Context } from "hono";
import { z } from "zod";
import type { ErrorCode } from "#lib/errors.ts";
import { searchField } from "#lib/fields.ts";
import type { JsonSource } from "#lib/json-source.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { ConfirmedPermission, Permission } from "#lib/permissions.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { RecordsRead } from "#platform/personal-data/record-reads.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/** Closed by default: only what says "visitor" is open to everyone; everything else names the permission that it wants. */
export type Access = "visitor" | Permission;

/** Renders a public page from what a transaction sees, as it will be at a moment. */
export type RenderPage = (address: { path: string; search: string }, from: { db: Db; moment?: Date }) => Promise<string>;

export type ApiEnv = {
  Variables: { platform: Platform; requestId: string; clientAddress: string; staff: Staff | undefined; renderPage?: RenderPage };
};

type Request<A extends Access, Query, Body> = Platform & {
  c: Context<ApiEnv>;
  staff: A extends "visitor" ? Staff | undefined : Staff;
  /** Whoever asks, as records and mails name them. */
  actor: A extends "visitor" ? StaffActor | undefined : StaffActor;
  /** Whether whoever asks may do more than the call itself wants. */
  may: (permission: Permission) => boolean;
  query: Query;
  body: Body;
  /** The uploaded picture, not yet looked at. */
  image: Uint8Array | undefined;
  /** The `{id}` of the path. */
  id: number;
};

export type BodyEncoding = "json" | "multipart";

type Method = "get" | "post" | "put" | "delete";
type Shape = Record<string, z.ZodType>;

type ResponseShape<R> = R extends Shape ? z.output<z.ZodObject<R>> : never;

/** What a call takes and answers, without what it does. What is mounted by other means is described by it alone. */
export type ApiCall<M = Method, P = string, D = string, Q = z.ZodType, B = z.ZodType, R = Shape> = {
  method: M;
  /** In lower case; `:id` is the only parameter. */
  path: P;
  /** The path as it is documented, where its spelling differs. */
  documentedPath?: D;
  access: Access;
  /** Needs the password or a code to have been given within the last minutes: account changes, exports and purges. */
  confirmed?: true;
  tag: string;
  summary: string;
  query?: Q;
  body?: B;
  encodings?: readonly BodyEncoding[];
  /** The keys of the answer. */
  returns?: R;
  /** The type of the answer where it is not JSON. */
  produces?: string;
  /** Declares that the response contains personal data of visitors, and of which records: each read is recorded (`mountOperations`). */
  personalData?(answer: ResponseShape<R>, request: { id: number }): RecordsRead[];
  /** Refusals that do not follow from its shape, for the description. */
  refuses?: readonly ErrorCode[];
};

export type Operation = ApiCall & {
  handle: (request: Request<"visitor", never, never>) => Promise<{ message?: LocalizedText } | Response>;
};

/** What a handler may return: the answer before it is JSON. Every write may say a sentence besides. */
type HandlerResult<M, R extends Shape, T> = T extends string
  ? Response
  : JsonSource<z.output<z.ZodObject<R>>> & (M extends "get" ? unknown : { message?: LocalizedText });

/** An export or a purge does not compile without a confirmation. A download is an export; a page to look at is not. */
type Confirmation<A, T> = A extends ConfirmedPermission
  ? { confirmed: true }
  : T extends string
    ? T extends "text/html"
      ? unknown
      : { confirmed: true }
    : unknown;

/**
 * One call of the API: who may make it, what it takes, what it does, what it answers. Routing, guard, description and the types of
 * the admin's client all come from this.
 */
export function operation<
  const M extends Method,
  const P extends string,
  A extends Access,
  const D extends string = P,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
  R extends Shape = Record<never, never>,
  T extends string | undefined = undefined,
>(
  declaration: ApiCall<M, P, D, Q, B, R> & {
    access: A;
    produces?: T;
    handle: (request: Request<A, z.output<Q>, z.output<B>>) => Promise<HandlerResult<M, R, T>>;
  } & Confirmation<A, T>,
): ApiCall<M, P, D, Q, B, R> & Pick<Operation, "handle"> {
  return declaration as unknown as ApiCall<M, P, D, Q, B, R> & Pick<Operation, "handle">;
}

type InputOf<S> = S extends z.ZodType ? z.input<S> : undefined;
type ResponseOf<M, R> = (R extends Shape ? z.output<z.ZodObject<R>> : unknown) & (M extends "get" ? unknown : { message: string });

/** Calls as their client knows them, by names such as "GET /api/blog/:id". */
export type CallsOf<C extends ApiCall> = {
  [One in C as `${Uppercase<One["method"]>} ${NonNullable<One["documentedPath"]> extends infer D extends string ? D : One["path"]}`]: {
    query: InputOf<NonNullable<One["query"]>>;
    body: InputOf<NonNullable<One["body"]>>;
    answer: ResponseOf<One["method"], NonNullable<One["returns"]>>;
  };
};

export const record = z.record(z.string(), z.unknown());
const lang = z.enum(["en", "es"]).default("en").catch("en");
export const listQuery = z.object({
  filterKey: searchField,
  lang,
});
export const languageQuery = z.object({ lang });
