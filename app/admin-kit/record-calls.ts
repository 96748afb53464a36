import type { UseQueryOptions } from "@tanstack/react-query";
import type { Language } from "#lib/translations.ts";
import { type ApiCalls, callApi } from "./api-client.ts";
import { recordQuery } from "./record-query.ts";
import type { PreviewedPage } from "./use-preview.ts";

type ResponseTo<Name extends string> = Name extends keyof ApiCalls ? ApiCalls[Name]["response"] : never;
type BodyFor<Name extends string> = Name extends keyof ApiCalls ? ApiCalls[Name]["body"] : never;

export type RecordCalls<Stored, Draft> = {
  listKey: string[];
  query: (id: string) => UseQueryOptions<Record<string, Stored>, Error, Stored>;
  create: (draft: Draft, onProgress?: (fraction: number) => void) => Promise<{ message: string }>;
  update: (id: number, draft: Draft, onProgress?: (fraction: number) => void) => Promise<{ message: string }>;
  remove: (id: number) => Promise<{ message: string }>;
  preview: (draft: Draft, lang: Language, id?: number) => Promise<PreviewedPage>;
};

/** The names of these calls follow from the entity, which TypeScript cannot follow through a type parameter. */
const call = callApi as (name: string, options: object) => Promise<never>;

/** The calls that the server declares with `recordOperations`. `name` is the key of their responses; `bodyOf` makes the body of a save. */
export function recordCalls<const Entity extends string, const Name extends keyof ResponseTo<`GET /api/${Entity}/:id`>, Draft>(
  entity: Entity,
  name: Name,
  bodyOf: (draft: Draft, id?: number) => FormData | BodyFor<`POST /api/${Entity}`> | BodyFor<`PUT /api/${Entity}`>,
): RecordCalls<ResponseTo<`GET /api/${Entity}/:id`>[Name], Draft> {
  const send = (method: string, body: unknown, onProgress?: (fraction: number) => void) =>
    call(`${method} /api/${entity}`, { body, ...(body instanceof FormData && { onProgress }) });
  return {
    listKey: [entity, "list"],
    query: (id) =>
      recordQuery(
        [entity, "record", id],
        (context): Promise<Record<string, ResponseTo<`GET /api/${Entity}/:id`>[Name]>> =>
          call(`GET /api/${entity}/:id`, { ...context, id }),
        (response) => response[name as string] as ResponseTo<`GET /api/${Entity}/:id`>[Name],
      ),
    create: (draft, onProgress) => send("POST", bodyOf(draft), onProgress),
    update: (id, draft, onProgress) => send("PUT", bodyOf(draft, id), onProgress),
    remove: (id) => call(`DELETE /api/${entity}/:id`, { id }),
    preview: (draft, lang, id) =>
      call(`${id === undefined ? "POST" : "PUT"} /api/preview/${entity}`, { body: bodyOf(draft, id), query: { lang } }),
  };
}
