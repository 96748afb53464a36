import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { withStoredPictures } from "#app/admin-kit/use-preview.ts";
import { editorTexts } from "#app/features/drafts/admin/texts/editor.ts";
import { draftQuery, saveDraft } from "#app/features/drafts/queries.ts";
import { pageCategoryForm } from "#app/features/pages/categories/form.ts";
import { pageContentForm } from "#app/features/pages/sections/form.ts";
import { useTexts } from "#app/messages/messages.ts";
import { createPageDrafts, type PageDrafts } from "./page-drafts.ts";
import type { PageContent } from "./queries.ts";
import type { RecordName } from "./undo-stack.ts";

/** The form of a page, or of a section of one. */
export const formOf = (entity: string) => (entity === pageCategoryForm.entity ? pageCategoryForm : pageContentForm);

export const sectionName = (id: number): RecordName => ({ entity: pageContentForm.entity, id });
export const pageName = (id: number): RecordName => ({ entity: pageCategoryForm.entity, id });

/** Shows every record of the page as it was read; what is typed stays. */
export function openAll(drafts: PageDrafts, { page, parts, blocks }: PageContent): void {
  for (const { id, values } of [page, ...parts]) drafts.open(pageName(id), values);
  for (const block of blocks) for (const { id, values } of [block, ...block.items]) drafts.open(sectionName(id), values);
}

/** What is typed in a page, saved by itself and when the user leaves. */
export function usePageDrafts(content: PageContent, whenGone: (name: RecordName) => void): PageDrafts {
  const client = useQueryClient();
  const { conflict: conflictText } = useTexts(editorTexts);
  const onGone = useRef(whenGone);
  useLayoutEffect(() => {
    onGone.current = whenGone;
  });
  const [drafts] = useState(() => {
    const created = createPageDrafts({
      readOf: (entity) => formOf(entity).read as never,
      load: async ({ entity, id }) => (await client.fetchQuery({ ...draftQuery(entity, id), staleTime: 0 })).draftDto,
      save: (body, { isQuiet, isLeaving = false }) => saveDraft(body, { isQuiet, isLeaving }),
      storePictures: withStoredPictures,
      conflictText,
      onGone: (name) => onGone.current(name),
    });
    openAll(created, content);
    return created;
  });

  useEffect(() => openAll(drafts, content), [drafts, content]);

  useEffect(() => {
    drafts.restart();
    const saveOnLeaving = () => {
      if (document.visibilityState === "hidden") void drafts.saveOnLeaving();
    };
    document.addEventListener("visibilitychange", saveOnLeaving);
    return () => {
      drafts.stop();
      document.removeEventListener("visibilitychange", saveOnLeaving);
    };
  }, [drafts]);
  return drafts;
}

/** The values of a record, as they are typed. */
export function useValues(drafts: PageDrafts, name: RecordName): object | undefined {
  const read = () => drafts.values(name);
  return useSyncExternalStore(drafts.subscribe, read, read);
}
