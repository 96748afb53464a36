import { TransactionRollbackError } from "drizzle-orm";
import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import type { JsonSource } from "#lib/json-source.ts";
import { localPath } from "#lib/languages.ts";
import type { Staff } from "#platform/accounts/staff.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type ApiCall, languageQuery, type Operation } from "./operation.server.ts";

/** The page that shows the draft: its English address, and the moment to render it for, if not now. */
export type PreviewPage = { path: string; search?: string; moment?: Date };

const previewResponse = {
  html: z.string().meta({ description: "The page as visitors would get it" }),
  path: z.string().meta({ description: "Its address" }),
};

type PreviewPath<Path> = Path extends `/api/${infer Rest}` ? `/api/preview/${Rest}` : never;
type ResponseOf<Call> =
  Call extends ApiCall<infer _M, infer _P, infer _D, infer _Q, infer _B, infer R>
    ? R extends Record<string, z.ZodType>
      ? JsonSource<z.output<z.ZodObject<R>>>
      : never
    : never;
type PreviewOf<Call> =
  Call extends ApiCall<infer M, infer P, infer D, infer _Q, infer B, infer _R>
    ? ApiCall<M, PreviewPath<P>, PreviewPath<D>, typeof languageQuery, B, typeof previewResponse> & Pick<Operation, "handle">
    : never;

/** Publishes the saved record, in the same transaction, and returns its page. */
type Show<Call> = (tx: Db, saved: ResponseOf<Call>, staff: Staff) => Promise<PreviewPage>;

const previewPath = (path: string) => path.replace(/^\/api\//, "/api/preview/");

/** Adds the call that previews a save: the same guard, body and handler, in a transaction that is rolled back after rendering the page. */
export function withPreview<Call extends ApiCall & Pick<Operation, "handle">>(save: Call, show: Show<Call>): [Call, PreviewOf<Call>] {
  const { path, documentedPath } = save;
  const showRecord: Operation["showRecord"] = async (request) => {
    // A preview of an old version is no conflict. Pictures are uploaded before, by another call, because that takes too long for
    // a transaction.
    const body = { ...(request.body as object), version: undefined } as never;
    const actor = request.actor && ({ ...request.actor, isPreview: true } as const);
    const saved = await save.handle({ ...request, body, actor, image: undefined });
    return show(request.db, saved as ResponseOf<Call>, request.staff as Staff);
  };
  const preview: Operation = {
    ...save,
    path: previewPath(path),
    ...(documentedPath && { documentedPath: previewPath(documentedPath) }),
    tag: "Previews",
    refuses: ["notFound"],
    summary: `What would be shown: ${save.summary.charAt(0).toLowerCase()}${save.summary.slice(1)}. Nothing is saved`,
    query: languageQuery,
    returns: previewResponse,
    showRecord,
    handle: async (request) => {
      const { renderPage } = request.c.var;
      if (!renderPage) throw new AppError("notFound", { en: "There are no pages here", es: "Aquí no hay páginas" });
      const { lang } = request.query as z.output<typeof languageQuery>;
      return rollBackAfter(request.db, async (tx) => {
        const { path: page, search = "", moment } = await showRecord({ ...request, db: tx });
        return renderPage({ path: localPath(page, lang), search }, { db: tx, moment });
      });
    },
  };
  return [save, preview as unknown as PreviewOf<Call>];
}

/** Runs the work in a transaction that is rolled back, and returns its result. */
export async function rollBackAfter<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const results: T[] = [];
  await db
    .transaction(async (tx) => {
      results.push(await work(tx));
      tx.rollback();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TransactionRollbackError)) throw error;
    });
  const [result] = results;
  if (result === undefined) throw new Error("A preview ended without a result");
  return result;
}
