import type { Translations } from "#lib/translations.ts";

export type Replacement = {
  /** Names of the pictures, without their endings. */
  from: string;
  to: string;
  alt: string;
  /** If empty, readers of Spanish get the English text. */
  spanishAlt: string;
};

/** The fields of a kind of record that can contain pictures. */
type PicturedFields = {
  pictures: readonly string[];
  html: readonly string[];
  pictureTexts?: readonly string[];
  pictureAlts?: Partial<Record<string, string>>;
};

type Row = Record<string, unknown> & { translations?: Translations };

const escapes: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escapeAttribute = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

/** A text with another picture in place of the former one, and its description there. Texts are kept in the spelling of the sanitiser. */
export function replaceInHtml(html: string, from: string, to: string, alt: string): string {
  const withPictures = html.replace(/<img\b[^>]*>/g, (tag) => {
    if (!tag.includes(from)) return tag;
    const bare = tag.replace(/ (alt|width|height)="[^"]*"/g, "");
    return bare.replace(/^<img/, `<img alt="${escapeAttribute(alt)}"`);
  });
  return withPictures.replaceAll(from, to);
}

/** What changes in a record so that it shows the one picture instead of the other; nothing where it does not show that one. */
export function patchForPicture(fields: PicturedFields, row: Row, replacement: Replacement): Record<string, unknown> | undefined {
  const { from, to, alt, spanishAlt } = replacement;
  const patch: Record<string, unknown> = {};
  const es = { ...row.translations?.es };
  const changeText = (field: string, change: (text: string, description: string) => string) => {
    const [text, spanish] = [row[field], es[field]];
    if (typeof text === "string" && text.includes(from)) patch[field] = change(text, alt);
    if (spanish?.includes(from)) es[field] = change(spanish, spanishAlt || alt);
  };
  for (const field of fields.pictures) {
    if (row[field] !== `${from}.webp`) continue;
    patch[field] = `${to}.webp`;
    const altField = fields.pictureAlts?.[field];
    if (!altField) continue;
    patch[altField] = alt;
    if (spanishAlt || es[altField]) es[altField] = spanishAlt;
  }
  for (const field of fields.html) changeText(field, (html, description) => replaceInHtml(html, from, to, description));
  for (const field of fields.pictureTexts ?? []) changeText(field, (text) => text.replaceAll(from, to));
  const isSpanishChanged = Object.entries(es).some(([field, text]) => text !== row.translations?.es?.[field]);
  if (Object.keys(patch).length === 0 && !isSpanishChanged) return undefined;
  if (!row.translations) return patch;
  const describedFields = Object.values(fields.pictureAlts ?? {});
  const stale = (row.translations.stale ?? []).filter((field) => !(field in patch && describedFields.includes(field)));
  return { ...patch, translations: { es, stale } };
}
