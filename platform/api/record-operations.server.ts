import type { z } from "zod";
import type { ErrorCode } from "#lib/errors.ts";
import type { JsonSource } from "#lib/json-source.ts";
import type { ConfirmedPermission, Permission } from "#lib/permissions.ts";
import type { Language } from "#lib/translations.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { type Definition, missingRecord } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { uploadedOrNamed } from "#platform/images/upload.server.ts";
import type { Log } from "#platform/log.server.ts";
import { type ApiCall, languageQuery, type Operation } from "./operation.server.ts";
import { changeOf, dataWasCreated, dataWasDeleted, dataWasUpdated } from "./saving.server.ts";

export type Call<M, P, Q, B, R> = ApiCall<M, P, P, Q, B, R> & Pick<Operation, "handle">;
type Row<Response extends z.ZodType> = JsonSource<z.output<Response>>;
type PatchOf<Input extends z.ZodObject> = z.ZodObject<{ [Field in keyof Input["shape"]]: z.ZodOptional<Input["shape"][Field]> }>;
type Changed<Patch extends z.ZodObject, Key extends Uncapitalize<string>> = z.ZodObject<Patch["shape"] & ReturnType<typeof changeOf<Key>>>;

/** Visitors may read records that have public fields. */
export type RecordDefinition = Pick<Definition, "label" | "public"> & {
  permissions: { read: Permission; write: Exclude<Permission, ConfirmedPermission> };
};

type Declaration<Entity, Key, Name, Response extends z.ZodType, Input extends z.ZodObject, Patch extends z.ZodObject> = {
  definition: RecordDefinition & { entity: Entity; key: Key };
  /** The key of a response that holds the record. */
  name: Name;
  response: Response;
  input: Input;
  /** What a change may set, where that is not every field of the input. */
  patch?: Patch;
  /** The field of the record's picture, which is uploaded, or given by the name of a stored one. */
  picture?: string;
  tag: string;
  summaries: Record<"read" | "create" | "update" | "delete", string>;
  /** Errors that do not follow from the shape of a call. */
  refuses?: Partial<Record<"update" | "delete", readonly ErrorCode[]>>;
  /** `undefined` where this caller may not see the record. */
  read: (request: {
    db: Db;
    log: Log;
    id: number;
    lang: Language;
    may: (permission: Permission) => boolean;
  }) => Promise<Row<Response> | undefined>;
  create: (db: Db, values: z.output<Input>, actor: StaffActor) => Promise<Row<Response>>;
  update: (db: Db, id: number, patch: z.output<Patch>, actor: StaffActor, version?: number) => Promise<Row<Response>>;
  remove: (db: Db, id: number, actor: StaffActor) => Promise<unknown>;
};

/** The four calls that all kinds of records have. Lists differ and are declared one by one. */
export function recordOperations<
  const Entity extends string,
  const Key extends Uncapitalize<string>,
  const Name extends string,
  Response extends z.ZodType,
  Input extends z.ZodObject,
  Patch extends z.ZodObject = PatchOf<Input>,
>(declaration: Declaration<Entity, Key, Name, Response, Input, Patch>) {
  const { definition, name, response, input, patch = input.partial(), picture, tag, summaries, refuses = {} } = declaration;
  const { key, permissions } = definition;
  const isPublic = definition.public.length > 0;
  const path = `/api/${definition.entity}`;
  const one = { [name]: response };
  const encodings = picture === undefined ? {} : { encodings: ["multipart", "json"] as const };

  type Request = Omit<Parameters<Operation["handle"]>[0], "actor" | "body"> & { actor: StaffActor; body: Record<string, unknown> };
  async function valuesOf({ db, storage, image, body }: Request): Promise<Record<string, unknown>> {
    if (picture === undefined) return body;
    const named = body[picture] as string | null | undefined;
    return { ...body, [picture]: await uploadedOrNamed(db, storage, image, named, picture) };
  }

  const calls: Record<"read" | "create" | "update" | "remove", ApiCall & { handle: (request: Request) => Promise<object> }> = {
    read: {
      method: "get",
      path: `${path}/:id`,
      access: isPublic ? "visitor" : permissions.read,
      tag,
      summary: summaries.read,
      // Staff get both languages.
      ...(isPublic && { query: languageQuery }),
      returns: one,
      handle: async ({ db, log, id, query, may }) => {
        const { lang = "en" } = (query ?? {}) as { lang?: Language };
        const row = await declaration.read({ db, log, id, may, lang });
        if (!row) throw missingRecord(definition, id);
        return { [name]: row };
      },
    },
    create: {
      method: "post",
      path,
      access: permissions.write,
      tag,
      summary: summaries.create,
      ...encodings,
      body: input,
      returns: one,
      handle: async (request) => ({
        message: dataWasCreated,
        [name]: await declaration.create(request.db, (await valuesOf(request)) as z.output<Input>, request.actor),
      }),
    },
    update: {
      method: "put",
      path,
      access: permissions.write,
      tag,
      summary: summaries.update,
      ...encodings,
      body: patch.extend(changeOf(key)),
      returns: one,
      ...(refuses.update && { refuses: refuses.update }),
      handle: async (request) => {
        const { [key]: id, version, ...values } = await valuesOf(request);
        const saved = await declaration.update(request.db, id as number, values as z.output<Patch>, request.actor, version as number);
        return { message: dataWasUpdated, [name]: saved };
      },
    },
    remove: {
      method: "delete",
      path: `${path}/:id`,
      access: permissions.write,
      tag,
      summary: summaries.delete,
      ...(refuses.delete && { refuses: refuses.delete }),
      handle: async ({ db, id, actor }) => {
        await declaration.remove(db, id, actor);
        return { message: dataWasDeleted };
      },
    },
  };
  type Path = `/api/${Entity}`;
  type One = Record<Name, Response>;
  return calls as unknown as {
    read: Call<"get", `${Path}/:id`, typeof languageQuery, z.ZodUndefined, One>;
    create: Call<"post", Path, z.ZodUndefined, Input, One>;
    update: Call<"put", Path, z.ZodUndefined, Changed<Patch, Key>, One>;
    remove: Call<"delete", `${Path}/:id`, z.ZodUndefined, z.ZodUndefined, Record<never, never>>;
  };
}
