import { z } from "zod";
import { type CategoryDefinition, categoryService } from "#platform/content/category-tree.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type ApiCall, listQuery, type Operation } from "./operation.server.ts";
import { type Call, type RecordDefinition, recordOperations } from "./record-operations.server.ts";
import { publicRecordResponse } from "./record-response.server.ts";

type Declaration<D, Name, List, Input extends z.ZodObject> = {
  definition: D;
  /** The keys of the responses that hold one category and all of them. */
  names: { one: Name; list: List };
  input: Input;
  /** The field of a category's picture. */
  picture?: string;
  tag: string;
  summaries: Record<"list" | "read" | "create" | "update" | "delete", string>;
  /** What a new category gets besides the values that staff enter. */
  addedValues?: (tx: Db, input: z.output<Input>) => Promise<object>;
};

type Request = Omit<Parameters<Operation["handle"]>[0], "query"> & { query: z.output<typeof listQuery> };

/** The calls of a kind of category. Staff read whole records; visitors get what is public, in their language. */
export function categoryOperations<
  const D extends CategoryDefinition & RecordDefinition & { key: Uncapitalize<string> },
  const Name extends string,
  const List extends string,
  Input extends z.ZodObject,
>({ definition, names, input, picture, tag, summaries, addedValues }: Declaration<D, Name, List, Input>) {
  const categories = categoryService(definition);
  const response = publicRecordResponse<D["table"], D["public"][number]>(definition);
  const list: ApiCall & { handle: (request: Request) => Promise<object> } = {
    method: "get",
    path: `/api/${definition.entity}`,
    access: "visitor",
    tag,
    summary: summaries.list,
    query: listQuery,
    returns: { [names.list]: z.array(response) },
    handle: async ({ db, may, query: { filterKey, lang } }) => ({
      [names.list]: await (may("content.read") ? categories.list(db, filterKey) : categories.listPublic(db, lang, filterKey)),
    }),
  };
  const calls = recordOperations<D["entity"], D["key"], Name, z.ZodType, Input>({
    definition,
    name: names.one,
    response,
    input,
    ...(picture !== undefined && { picture }),
    tag,
    summaries,
    read: ({ db, may, id, lang }) => (may("content.read") ? categories.get(db, id) : categories.findPublic(db, id, lang)),
    create: (db, values, actor) => categories.create(db, async (tx) => ({ ...values, ...(await addedValues?.(tx, values)) }), actor),
    update: categories.update,
    remove: categories.remove,
  });
  // Drizzle cannot follow a table that is a type parameter: the rows are typed for the callers alone.
  return { list, ...calls } as unknown as ReturnType<typeof recordOperations<D["entity"], D["key"], Name, typeof response, Input>> & {
    list: Call<"get", `/api/${D["entity"]}`, typeof listQuery, z.ZodUndefined, Record<List, z.ZodArray<typeof response>>>;
  };
}
