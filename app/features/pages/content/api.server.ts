import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { localPath } from "#lib/languages.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { languageQuery, type Operation, operation } from "#platform/api/operation.server.ts";
import { rollBackAfter } from "#platform/api/preview.server.ts";
import { inPreviewTurn } from "#platform/api/preview-turns.server.ts";
import type { Definition } from "#platform/content/definition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { type DraftKind, findDraftKinds, getDraftKind } from "#platform/drafts/draft-kinds.server.ts";
import type { DraftedRecord } from "#platform/drafts/drafted-records.server.ts";
import { announceMail } from "#platform/mail/outbox.server.ts";
import { addBlock, addItem, type BlockAuthor, duplicateBlock, moveBlock, removeBlock, restoreBlock } from "./change-blocks.server.ts";
import { readPageContent, stateOf } from "./page-content.server.ts";
import { applyPageDrafts, askForPage, discardPage, makePagePublic, publishPage } from "./page-drafts.server.ts";
import { askForPageInput, discardPageInput, frame, movedBlock, newBlock, pageContent, publishPageInput, waiting } from "./schema.ts";

const reading = { access: "content.read", tag: "Pages" } as const;
const writing = { access: "content.write", tag: "Pages" } as const;

const saved: LocalizedText = { en: "Draft saved", es: "Borrador guardado" };
const published: LocalizedText = { en: "The page was published", es: "La página se publicó" };
const askedForApproval: LocalizedText = { en: "You asked for approval", es: "Usted pidió la aprobación" };
const discarded: LocalizedText = { en: "The changes were discarded", es: "Los cambios se descartaron" };

/** What was done, and what was left alone. */
const withWaiting = ({ en, es }: LocalizedText, waiting: number): LocalizedText =>
  waiting === 0
    ? { en, es }
    : {
        en: `${en}. What is in a set or scheduled was left as it is.`,
        es: `${es}. Lo que está en un conjunto o programado quedó como estaba.`,
      };

const noPage: LocalizedText = {
  en: "This is not a page that visitors can open",
  es: "Esta no es una página que los visitantes puedan abrir",
};

const toItem = (drafted: DraftedRecord) => ({
  id: drafted.id,
  state: stateOf(drafted),
  version: (drafted.published?.version as number | undefined) ?? 0,
  record: drafted.record,
  parts: drafted.parts.map(({ part, revision, changedBy }) => ({ part, revision, changedBy })),
});

/** The calls of the editor in the page. What they change is a draft. */
export function pageContentEditing(definitions: readonly Definition[], all: () => readonly Operation[]) {
  let found: DraftKind[] | undefined;
  const kinds = () => {
    found ??= findDraftKinds(definitions, all());
    return found;
  };
  const authorOf = (request: Pick<BlockAuthor, "db" | "actor">): BlockAuthor => ({
    db: request.db,
    actor: request.actor,
    kind: getDraftKind(kinds(), "pagecontent"),
  });
  /** One change is several drafts: all of them, or none. */
  const inOneStep = <T>(request: Pick<BlockAuthor, "db" | "actor">, work: (author: BlockAuthor) => Promise<T>): Promise<T> =>
    request.db.transaction((tx) => work(authorOf({ db: tx, actor: request.actor })));

  return [
    operation({
      ...reading,
      method: "get",
      path: "/api/pages/:id/content",
      summary: "A page and everything on it, with unpublished changes",
      returns: pageContent,
      handle: async ({ db, id }) => {
        const { page, parts, sections } = await readPageContent(db, id);
        const isItem = ({ record }: DraftedRecord) => record.blockId !== null && record.blockId !== undefined;
        const blocks = sections.filter((section) => !isItem(section));
        return {
          page: toItem(page),
          parts: parts.map(toItem),
          blocks: blocks.map((block) => ({
            ...toItem(block),
            part: block.record.categoriesId as number,
            items: sections.filter(({ record }) => record.blockId === block.id).map(toItem),
          })),
          changes: [page, ...parts, ...sections].filter((one) => one.parts.length > 0).length,
        };
      },
    }),
    operation({
      ...reading,
      method: "get",
      path: "/api/pages/:id/frame",
      summary: "The page as it will be, for editing in it: texts and blocks are marked, and nothing runs",
      query: languageQuery,
      refuses: ["notFound", "tooMany"],
      returns: frame,
      handle: async ({ c, id, actor, query: { lang }, ...platform }) => {
        const { renderPage } = c.var;
        if (!renderPage) throw new AppError("notFound", noPage);
        const show = async (tx: Db) => {
          const problems = await applyPageDrafts(platform, tx, kinds(), id, actor.userId);
          const path = await makePagePublic(tx, id, lang);
          if (path === undefined) throw new AppError("notFound", noPage);
          return { ...(await renderPage({ path: localPath(path, lang), search: "" }, { db: tx, isEdited: true })), problems };
        };
        return inPreviewTurn(() => rollBackAfter(platform.db, show));
      },
    }),
    operation({
      ...writing,
      method: "post",
      path: "/api/pages/:id/blocks",
      summary: "Add a block to a page, as its kind begins",
      body: newBlock,
      refuses: ["notFound", "conflict"],
      returns: { id: z.int() },
      handle: async ({ db, actor, id, body: { kind, before } }) => ({
        message: saved,
        id: await inOneStep({ db, actor }, (author) => addBlock(author, id, kind, before)),
      }),
    }),
    operation({
      ...writing,
      method: "post",
      path: "/api/pageblocks/:id/items",
      summary: "Add an item to a block",
      refuses: ["notFound", "conflict"],
      returns: { id: z.int() },
      handle: async ({ db, actor, id }) => ({ message: saved, id: await inOneStep({ db, actor }, (author) => addItem(author, id)) }),
    }),
    operation({
      ...writing,
      method: "post",
      path: "/api/pageblocks/:id/duplicate",
      summary: "Copy a block with its items, or an item, and put the copy after it",
      refuses: ["notFound", "conflict"],
      returns: { id: z.int() },
      handle: async ({ db, actor, id }) => ({ message: saved, id: await inOneStep({ db, actor }, (author) => duplicateBlock(author, id)) }),
    }),
    operation({
      ...writing,
      method: "post",
      path: "/api/pageblocks/:id/move",
      summary: "Put a block or an item before another one, or last",
      body: movedBlock,
      refuses: ["notFound", "conflict"],
      handle: async ({ db, actor, id, body: { before } }) => {
        await inOneStep({ db, actor }, (author) => moveBlock(author, id, before));
        return { message: saved };
      },
    }),
    operation({
      ...writing,
      method: "post",
      path: "/api/pageblocks/:id/remove",
      summary: "Take a block or an item off the page: it is hidden once that is published; a new one is gone",
      refuses: ["notFound", "conflict"],
      handle: async ({ db, actor, id }) => {
        await inOneStep({ db, actor }, (author) => removeBlock(author, id));
        return { message: saved };
      },
    }),
    operation({
      ...writing,
      method: "post",
      path: "/api/pageblocks/:id/restore",
      summary: "Show a hidden block or item again",
      refuses: ["notFound", "conflict"],
      handle: async ({ db, actor, id }) => {
        await inOneStep({ db, actor }, (author) => restoreBlock(author, id));
        return { message: saved };
      },
    }),
    operation({
      ...writing,
      method: "post",
      path: "/api/pages/:id/publish",
      summary: "Publish the changes of a page, all or none. Those in a set or scheduled are left alone.",
      body: publishPageInput,
      refuses: ["notFound", "conflict"],
      returns: { count: z.int(), waiting },
      handle: async ({ actor, id, body: { reason, read }, ...platform }) => {
        const result = await publishPage(platform, kinds(), id, actor, { read, ...(reason && { reason }) });
        return { message: withWaiting(published, result.waiting), ...result };
      },
    }),
    operation({
      ...writing,
      method: "post",
      path: "/api/pages/:id/ask",
      summary: "Ask for approval of all changes of a page; those who may approve them get a mail",
      body: askForPageInput,
      refuses: ["notFound", "conflict"],
      returns: { count: z.int() },
      handle: async ({ db, actor, id, body: { note } }) => {
        const count = await askForPage(db, id, note, actor);
        announceMail();
        return { message: askedForApproval, count };
      },
    }),
    operation({
      ...writing,
      method: "post",
      path: "/api/pages/:id/discard",
      summary:
        "Discard the unpublished changes of a page, but not those in a set or scheduled; a page that was never published is gone with them",
      body: discardPageInput,
      refuses: ["notFound", "conflict"],
      returns: { waiting },
      handle: async ({ db, actor, id, body: { read } }) => {
        const left = await discardPage(db, kinds(), id, actor, read);
        return { message: withWaiting(discarded, left), waiting: left };
      },
    }),
  ];
}
