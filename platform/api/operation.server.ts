import type { Context } from "hono";
import { z } from "zod";
import type { ErrorCode } from "#lib/errors.ts";
import { searchField } from "#lib/fields.ts";
import type { JsonSource } from "#lib/json-source.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { ConfirmedPermission, Permission } from "#lib/permissions.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import type { SharedContext } from "#platform/page-context.server.ts";
import type { RecordsRead } from "#platform/personal-data/record-reads.server.ts";
import type { Platform } from "#platform/platform.server.ts";

/** Closed by default: only "visitor" is open to everyone. */
export type Access = "visitor" | Permission;

/** Renders a public page from what a transaction sees, as of a moment; the path is that of the page, which may have moved. */
export type RenderPage = (
  address: { path: string; search: string },
  from: Pick<SharedContext, "db" | "moment" | "previewed" | "isEdited">,
) => Promise<{ html: string; path: string }>;

export type ApiEnv = {
  Variables: { platform: Platform; requestId: string; clientAddress: string; staff: Staff | undefined; renderPage?: RenderPage };
};

type Request<A extends Access, Query, Body> = Platform & {
  c: Context<ApiEnv>;
  staff: A extends "visitor" ? Staff | undefined : Staff;
  /** The caller, as records and mails name them. */
  actor: A extends "visitor" ? StaffActor | undefined : StaffActor;
  /** Whether the caller has a permission beyond the one that the call needs. */
  may: (permission: Permission) => boolean;
  query: Query;
  body: Body;
  /** The uploaded file, a picture unless the call declares another `uploadField`; not yet validated. */
  image: Uint8Array | undefined;
  /** The `{id}` of the path. */
  id: number;
};

export type BodyEncoding = "json" | "multipart";

/** The field of a form that holds the file: a picture, or a document. */
export type UploadField = "ImageFile" | "DocumentFile";

type Method = "get" | "post" | "put" | "delete";
type Shape = Record<string, z.ZodType>;

type ResponseShape<R> = R extends Shape ? z.output<z.ZodObject<R>> : never;

/** A call without its handler. Calls that are mounted by other means are described by this alone. */
export type ApiCall<M = Method, P = string, D = string, Q = z.ZodType, B = z.ZodType, R = Shape> = {
  method: M;
  /** In lower case; `:id` is the only parameter. */
  path: P;
  /** The documented path, where its spelling differs. */
  documentedPath?: D;
  access: Access;
  /** The password or a code must have been given within the last minutes: account changes, exports and purges. */
  confirmed?: true;
  tag: string;
  summary: string;
  query?: Q;
  body?: B;
  encodings?: readonly BodyEncoding[];
  uploadField?: UploadField;
  /** The keys of the response. */
  returns?: R;
  /** The media type of a response that is not JSON. */
  produces?: string;
  /** The records whose personal data the response contains: each read is recorded (`mountOperations`). */
  personalData?(response: ResponseShape<R>, request: { id: number }): RecordsRead[];
  /** Errors that do not follow from the call's shape, for the description. */
  refuses?: readonly ErrorCode[];
};

export type Operation = ApiCall & {
  handle: (request: Request<"visitor", never, never>) => Promise<{ message?: LocalizedText } | Response>;
  /** Of a preview: saves the record, makes it visible in the request's transaction and returns the page that shows it. */
  showRecord?: (request: Request<"visitor", never, never>) => Promise<{ path: string; search?: string; moment?: Date }>;
};

/** What a handler returns, before it becomes JSON. Writes may add a message. */
type HandlerResult<M, R extends Shape, T> = T extends string
  ? Response
  : JsonSource<z.output<z.ZodObject<R>>> & (M extends "get" ? unknown : { message?: LocalizedText });

/** Exports and purges do not compile without a confirmation. A download is an export; an HTML page is not. */
type Confirmation<A, T> = A extends ConfirmedPermission
  ? { confirmed: true }
  : T extends string
    ? T extends "text/html"
      ? unknown
      : { confirmed: true }
    : unknown;

/** Declares a call of the API. Routing, guard, description and the types of the admin's client come from it. */
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

/** Calls by the names that the client uses, such as "GET /api/blog/:id". */
export type CallsOf<C extends ApiCall> = {
  [One in C as `${Uppercase<One["method"]>} ${NonNullable<One["documentedPath"]> extends infer D extends string ? D : One["path"]}`]: {
    query: InputOf<NonNullable<One["query"]>>;
    body: InputOf<NonNullable<One["body"]>>;
    response: ResponseOf<One["method"], NonNullable<One["returns"]>>;
  };
};

export const record = z.record(z.string(), z.unknown());
const lang = z.enum(["en", "es"]).default("en").catch("en");
export const listQuery = z.object({
  filterKey: searchField,
  lang,
});
export const languageQuery = z.object({ lang });
