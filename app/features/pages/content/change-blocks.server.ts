import type { BlockExample, ExampleTexts } from "#app/features/pages/blocks/block-kind.ts";
import { mostBlocks, refuseTooManyItems, tooManyBlocks } from "#app/features/pages/blocks/check-block.server.ts";
import { blockKinds } from "#app/features/pages/blocks/kinds.ts";
import { pageContentDefinition } from "#app/features/pages/sections/definition.server.ts";
import { draftPartNames } from "#lib/draft-parts.ts";
import { AppError } from "#lib/errors.ts";
import type { Translations } from "#lib/translations.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { missingRecord, type State } from "#platform/content/definition.server.ts";
import { newPositions } from "#platform/content/move-record.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { DraftChange } from "#platform/drafts/draft-fields.server.ts";
import type { DraftKind } from "#platform/drafts/draft-kinds.server.ts";
import type { DraftedRecord } from "#platform/drafts/drafted-records.server.ts";
import { discardParts, saveDraft } from "#platform/drafts/drafts.server.ts";
import { findPageOf, readPageContent, siblingsOf } from "./page-content.server.ts";

const examples = import.meta.glob<BlockExample>("/app/features/pages/blocks/*/example.ts", { eager: true, import: "example" });

/** Changes to the blocks of a page. All of them are drafts: visitors see none before they are published. */
export type BlockAuthor = { db: Db; kind: DraftKind; actor: StaffActor };

const toChanges = (values: State, was: State = {}): DraftChange[] =>
  Object.entries(values).map(([name, value]) => ({ name, value, was: was[name] }));

async function begin({ db, kind, actor }: BlockAuthor, values: State): Promise<number> {
  const { id } = await saveDraft(db, kind, { baseVersion: 0, changes: toChanges(values) }, actor);
  return id;
}

async function change({ db, kind, actor }: BlockAuthor, { id, record, published }: DraftedRecord, values: State): Promise<void> {
  const baseVersion = (published?.version as number | undefined) ?? 0;
  await saveDraft(db, kind, { id, baseVersion, changes: toChanges(values, record) }, actor);
}

/** A new block as its kind begins, before another one of the page or last. */
export async function addBlock(author: BlockAuthor, pageId: number, name: string, before: number | null): Promise<number> {
  const kind = blockKinds.get(name);
  const example = examples[`/app/features/pages/blocks/${name}/example.ts`];
  if (!kind || !example) throw AppError.field("kind", { en: "There is no such kind of block", es: "No existe ese tipo de bloque" });
  const content = await readPageContent(author.db, pageId);
  if (content.sections.filter(({ record }) => record.kind !== "" && record.status !== "draft").length >= mostBlocks) throw tooManyBlocks();
  // Parts of the site's own pages, such as slides, don't show blocks.
  const place = { categoriesId: pageId, blockId: null };
  const isOnPage = siblingsOf(content, place).some((section) => section.id === before);
  const id = await begin(author, {
    ...textsOf(example),
    ...example.values,
    ...place,
    kind: name,
    props: example.props ?? {},
    sortOrder: last,
  });
  await putBefore(author, pageId, id, isOnPage ? before : null);
  for (const [index, item] of (example.items ?? []).entries())
    await begin(author, { ...textsOf(item), ...item.values, categoriesId: pageId, blockId: id, sortOrder: (index + 1) * 10 });
  return id;
}

/** Of a record that is about to be put in its place. */
const last = 1_000_000;

const textsOf = ({ title, body }: ExampleTexts): State => ({
  title: title.en,
  "es.title": title.es,
  ...(body && { body: body.en, "es.body": body.es }),
});

async function putBefore(author: BlockAuthor, pageId: number, id: number, before: number | null): Promise<void> {
  const content = await readPageContent(author.db, pageId);
  const moved = content.sections.find((section) => section.id === id);
  if (!moved) throw missingRecord(pageContentDefinition, id);
  const siblings = siblingsOf(content, moved.record);
  const items = siblings.map((section) => ({ id: section.id, position: section.record.sortOrder as number }));
  for (const [sectionId, sortOrder] of newPositions(items, id, before)) {
    const section = siblings.find((one) => one.id === sectionId);
    if (section) await change(author, section, { sortOrder });
  }
  await restorePositions(author, pageId, moved.record);
}

/** Sections that are in their published order again have their published positions, and no change is left of a move that was undone. */
async function restorePositions(author: BlockAuthor, pageId: number, place: State): Promise<void> {
  const siblings = siblingsOf(await readPageContent(author.db, pageId), place);
  const positions = siblings.map(({ published }) => published?.sortOrder as number | undefined);
  const isAsPublished = positions.every((position, index) => {
    const former = positions[index - 1];
    return position !== undefined && (index === 0 || (former !== undefined && former < position));
  });
  if (!isAsPublished) return;
  for (const [index, section] of siblings.entries())
    if (section.record.sortOrder !== positions[index]) await change(author, section, { sortOrder: positions[index] });
}

/** Puts a block, or an item of one, before a sibling or last. */
export async function moveBlock(author: BlockAuthor, id: number, before: number | null): Promise<void> {
  await putBefore(author, await findPageOf(author.db, id), id, before);
}

/** A new item of a block. It begins as the last one does, or as the kind's example. */
export async function addItem(author: BlockAuthor, blockId: number): Promise<number> {
  const { sections } = await readPageContent(author.db, await findPageOf(author.db, blockId));
  const block = sections.find(({ id }) => id === blockId);
  if (!block) throw missingRecord(pageContentDefinition, blockId);
  const name = block.record.kind as string;
  const [item] = examples[`/app/features/pages/blocks/${name}/example.ts`]?.items ?? [];
  const kind = blockKinds.get(name);
  if (!kind?.items) throw AppError.field("id", { en: "This kind of block has no items", es: "Este tipo de bloque no tiene elementos" });
  const siblings = sections.filter(({ record }) => record.blockId === blockId);
  refuseTooManyItems(name, siblings.length + 1);
  const position = Math.max(0, ...siblings.map(({ record }) => record.sortOrder as number)) + 10;
  const texts = item ? textsOf(item) : { title: kind.items.label.en, "es.title": kind.items.label.es };
  return begin(author, { ...texts, ...item?.values, categoriesId: block.record.categoriesId, blockId, sortOrder: position });
}

const copied = ["title", "body", "image", "imageAlt", "alignImg", "background", "url", "isActiveButton", "icon", "kind", "props"];

/** The fields of a section that a copy has, in both languages. */
export function copyOf(record: State): State {
  const spanish = (record.translations as Translations | undefined)?.es ?? {};
  return {
    ...Object.fromEntries(copied.map((field) => [field, record[field]])),
    ...Object.fromEntries(Object.entries(spanish).map(([field, value]) => [`es.${field}`, value])),
  };
}

/** A copy of a block with its items, or of an item, right after it. */
export async function duplicateBlock(author: BlockAuthor, id: number): Promise<number> {
  const pageId = await findPageOf(author.db, id);
  const content = await readPageContent(author.db, pageId);
  const block = content.sections.find((section) => section.id === id);
  if (!block) throw missingRecord(pageContentDefinition, id);
  const { categoriesId, blockId } = block.record;
  const siblings = siblingsOf(content, block.record);
  const parent = content.sections.find((section) => section.id === blockId);
  if (parent) refuseTooManyItems(parent.record.kind as string, siblings.length + 1);
  const next = siblings[siblings.indexOf(block) + 1]?.id ?? null;
  const copy = await begin(author, { ...copyOf(block.record), categoriesId, blockId, sortOrder: last });
  for (const { record } of content.sections.filter(({ record }) => record.blockId === id))
    await begin(author, { ...copyOf(record), categoriesId, blockId: copy, sortOrder: record.sortOrder });
  await putBefore(author, pageId, copy, next);
  return copy;
}

/** Takes a block, or an item, off the page: it is hidden once that is published. One that was never published is gone, with its items. */
export async function removeBlock(author: BlockAuthor, id: number): Promise<void> {
  const pageId = await findPageOf(author.db, id);
  const { sections } = await readPageContent(author.db, pageId);
  const block = sections.find((section) => section.id === id);
  if (!block) throw missingRecord(pageContentDefinition, id);
  if (block.published) return change(author, block, { status: "draft" });
  const items = sections.filter(({ record }) => record.blockId === id);
  for (const one of [...items, block])
    await discardParts(author.db, { entity: pageContentDefinition.entity, id: one.id }, draftPartNames, author.actor);
  await restorePositions(author, pageId, block.record);
}

/** Shows a block, or an item, again. */
export async function restoreBlock(author: BlockAuthor, id: number): Promise<void> {
  const { sections } = await readPageContent(author.db, await findPageOf(author.db, id));
  const block = sections.find((section) => section.id === id);
  if (!block) throw missingRecord(pageContentDefinition, id);
  await change(author, block, { status: "published" });
}
