import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";

/** Limits for the sanitizer, whose parser takes quadratic time in the depth of tags. An article of 50,000 characters with tables has about 3,000 tags, 20 deep. */
export const htmlLimits = {
  characters: 200_000,
  /** Every `<`. */
  tags: 10_000,
  /** Every `&`. */
  entities: 20_000,
  depth: 100,
  attributesOfOneTag: 50,
  attributeCharacters: 4_000,
};

export const spanishPath = "translations.es.";

/** Some limits are checked before parsing, some only the parser can check. */
export function limitHtml(field: string) {
  const refusal = (what: LocalizedText) => {
    const { en, es } = labelOf(field);
    return AppError.field(field, { en: `${en} ${what.en}`, es: `${es} ${what.es}` });
  };
  /** For tests: how often tags were opened and shifted. */
  const work = { opened: 0, shifted: 0 };

  function refuseMuch(html: string): void {
    if (html.length > htmlLimits.characters)
      throw refusal({
        en: `is longer than ${formatCount(htmlLimits.characters)} characters of HTML`,
        es: `tiene más de ${formatCount(htmlLimits.characters)} caracteres de HTML`,
      });
    const { tags, entities } = countMarks(html);
    if (tags > htmlLimits.tags)
      throw refusal({
        en: `has more than ${formatCount(htmlLimits.tags)} HTML tags`,
        es: `tiene más de ${formatCount(htmlLimits.tags)} etiquetas de HTML`,
      });
    if (entities > htmlLimits.entities)
      throw refusal({
        en: `has more than ${formatCount(htmlLimits.entities)} characters that HTML must escape`,
        es: `tiene más de ${formatCount(htmlLimits.entities)} caracteres especiales de HTML`,
      });
  }

  /** A scan of our own could be led to another depth than the parser's. */
  function hooks() {
    let depth = 0;
    return {
      onOpenTag: (_name: string, attributes: Record<string, string>) => {
        work.opened++;
        work.shifted += ++depth;
        if (depth > htmlLimits.depth)
          throw refusal({
            en: `has HTML tags nested more than ${htmlLimits.depth} deep`,
            es: `tiene etiquetas de HTML con más de ${htmlLimits.depth} niveles`,
          });
        const values = Object.values(attributes);
        if (values.length > htmlLimits.attributesOfOneTag)
          throw refusal({
            en: `has an HTML tag with more than ${htmlLimits.attributesOfOneTag} attributes`,
            es: `tiene una etiqueta de HTML con más de ${htmlLimits.attributesOfOneTag} atributos`,
          });
        if (values.some((value) => value.length > htmlLimits.attributeCharacters))
          throw refusal({
            en: `has an HTML attribute of more than ${formatCount(htmlLimits.attributeCharacters)} characters; a picture must be uploaded, not pasted`,
            es: `tiene un atributo de HTML de más de ${formatCount(htmlLimits.attributeCharacters)} caracteres; las imágenes se suben, no se pegan`,
          });
      },
      onCloseTag: () => {
        depth--;
      },
    };
  }

  return { refusal, refuseMuch, hooks, work };
}

function countMarks(html: string) {
  const count = { tags: 0, entities: 0 };
  for (let index = 0; index < html.length; index++) {
    const code = html.charCodeAt(index);
    if (code === 0x3c) count.tags++;
    else if (code === 0x26) count.entities++;
  }
  return count;
}

/** "translations.es.postContents" is "Post contents (Spanish)". Spanish has no name for a column; the message is beside its field. */
function labelOf(field: string): LocalizedText {
  const isSpanish = field.startsWith(spanishPath);
  const words = (isSpanish ? `${field.slice(spanishPath.length)} (Spanish)` : field).replace(
    /[a-z][A-Z]/g,
    ([last = "", first = ""]) => `${last} ${first.toLowerCase()}`,
  );
  return { en: words.charAt(0).toUpperCase() + words.slice(1), es: isSpanish ? "El texto en español" : "El texto" };
}

const formatCount = (count: number) => count.toLocaleString("en-US");
