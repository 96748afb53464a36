import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import type { PictureFocus } from "#lib/picture-focus.ts";
import { notAllowed } from "#platform/api/guard.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { type Definition, findDefinition, type RestoreAuthor } from "#platform/content/definition.server.ts";
import { replaceInDrafts } from "#platform/content/draft-pictures.server.ts";
import { picturedKinds, recordsUsing, stemOf, type UsingRecord } from "#platform/content/picture-uses.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { patchForPicture, type Replacement } from "./replaced-record.ts";
import { describePicture, lockPicture } from "./service.server.ts";

/** They are changed in one transaction, for which others wait on the embedded database. */
const mostRecords = 200;

const tooMany: LocalizedText = {
  en: `More than ${mostRecords} records use this picture; replace it in some of them first`,
  es: `Más de ${mostRecords} registros usan esta imagen; reemplácela primero en algunos de ellos`,
};

type Wish = { name: string; replacement: string; alt: string; spanishAlt: string; focus?: PictureFocus | undefined };

/** Shows another picture in every record and draft that has this one: all of them or none. Each is a change of its record, with its history. */
export function replacePicture(db: Db, definitions: readonly Definition[], wish: Wish, author: RestoreAuthor) {
  const { name, replacement, alt, spanishAlt, focus } = wish;
  return changeContent(db, async (tx) => {
    await lockPicture(tx, name);
    const kinds = picturedKinds(definitions);
    const records = await recordsUsing(tx, kinds, name, mostRecords + 1);
    if (records.length > mostRecords) throw new AppError("inUse", tooMany);
    const picture = await describePicture(tx, await lockPicture(tx, replacement), {
      alt,
      translations: { es: { alt: spanishAlt } },
      focus,
    });
    const change = { from: stemOf(name), to: stemOf(replacement), alt, spanishAlt };
    await replaceInDrafts(tx, change.from, change.to, author.actor);
    let replacedCount = 0;
    for (const record of records) if (await replaceInRecord(tx, kinds, record, change, author)) replacedCount++;
    return { picture, replacedCount };
  });
}

async function replaceInRecord(tx: Db, kinds: Definition[], { entity, entityId }: UsingRecord, change: Replacement, author: RestoreAuthor) {
  const definition = findDefinition(kinds, entity);
  if (!definition) return false;
  if (!author.may(definition.permissions.write)) throw new AppError("forbidden", notAllowed);
  const store = contentStore(definition);
  const before: Record<string, unknown> = await store.lock(tx, entityId);
  const patch = patchForPicture(definition, before, change);
  if (!patch) return false;
  const isOpen = (await definition.guardChange?.(tx, { before, state: { ...before, ...patch } }, author)) ?? true;
  if (isOpen) await store.update(tx, entityId, patch, author.actor);
  return isOpen;
}
