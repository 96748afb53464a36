import { queryOptions } from "@tanstack/react-query";
import { type ApiResponse, apiAddress, callApi } from "#app/admin-kit/api-client.ts";
import { pageCategoryForm } from "#app/features/pages/categories/form.ts";
import type { PageCategoryRecord } from "#app/features/pages/categories/queries.ts";
import { pageContentForm } from "#app/features/pages/sections/form.ts";
import type { PageContentDraft } from "#app/features/pages/sections/queries.ts";
import type { Language } from "#lib/translations.ts";
import type { Place } from "./block-order.ts";

export type BlockState = ApiResponse<"GET /api/pages/:id/content">["page"]["state"];
/** A section as it will be once its draft is published. */
export type EditedItem = { id: number; state: BlockState; parts: Stored["parts"]; values: PageContentDraft };
/** `part` is the page, or the part of it, that the block belongs to. */
export type EditedBlock = EditedItem & { part: number; items: EditedItem[] };
export type EditedPage = { id: number; state: BlockState; parts: Stored["parts"]; values: ReturnType<typeof pageCategoryForm.read> };
export type PageContent = { page: EditedPage; parts: EditedPage[]; blocks: EditedBlock[]; changes: number };

type StoredContent = ApiResponse<"GET /api/pages/:id/content">;
type Stored = StoredContent["page"];

const toItem = ({ id, state, parts, record }: Stored): EditedItem => ({ id, state, parts, values: pageContentForm.read(record as never) });
const toPage = ({ id, state, parts, record }: Stored): EditedPage => ({
  id,
  state,
  parts,
  values: pageCategoryForm.read(record as PageCategoryRecord),
});

export const toContent = ({ page, parts, blocks, changes }: StoredContent): PageContent => ({
  page: toPage(page),
  parts: parts.map(toPage),
  blocks: blocks.map(({ part, items, ...block }) => ({ ...toItem(block), part, items: items.map(toItem) })),
  changes,
});

export const contentAddress = (id: number) => apiAddress("GET /api/pages/:id/content", { id });
export const frameAddress = (id: number, lang: Language) => apiAddress("GET /api/pages/:id/frame", { id, query: { lang } });

/** A page with its blocks, as they will be once everything is published. */
export const contentQuery = (id: number) =>
  queryOptions({
    queryKey: ["pages", "content", id],
    queryFn: (context) => callApi("GET /api/pages/:id/content", { ...context, id }),
    select: toContent,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });

/** Reads it now, also if another read is under way: that one may have begun before the last change. */
export const fetchContent = (id: number) => callApi("GET /api/pages/:id/content", { id });

export type Frame = ApiResponse<"GET /api/pages/:id/frame">;

/** The page as it will be, with marks at its texts and blocks. */
export const fetchFrame = (id: number, lang: Language) => callApi("GET /api/pages/:id/frame", { id, query: { lang } });

export const addBlock = (id: number, kind: string, before: Place) => callApi("POST /api/pages/:id/blocks", { id, body: { kind, before } });
export const addItem = (id: number) => callApi("POST /api/pageblocks/:id/items", { id });
export const duplicateBlock = (id: number) => callApi("POST /api/pageblocks/:id/duplicate", { id });
export const moveBlock = (id: number, before: Place) => callApi("POST /api/pageblocks/:id/move", { id, body: { before } });
export const removeBlock = (id: number) => callApi("POST /api/pageblocks/:id/remove", { id });
export const restoreBlock = (id: number) => callApi("POST /api/pageblocks/:id/restore", { id });

export const publishPage = (id: number, read: string[], reason?: string) =>
  callApi("POST /api/pages/:id/publish", { id, body: { read, reason } });
export const askForPage = (id: number, note: string) => callApi("POST /api/pages/:id/ask", { id, body: { note } });
export const discardPage = (id: number, read: string[]) => callApi("POST /api/pages/:id/discard", { id, body: { read } });
