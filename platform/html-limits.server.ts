import { AppError } from "#lib/errors.ts";

/**
 * What one text may ask of the sanitiser, whose parser keeps open tags in an array that it shifts with every tag: a
 * deep text costs the square of its tags. An article of 50,000 characters with tables has some 3,000 tags, 20 deep.
 */
export const htmlLimits = {
  characters: 200_000,
  /** Opening and closing ones, and every other `<`. */
  tags: 10_000,
  /** Such as `&amp;`, and every other `&`. */
  entities: 20_000,
  depth: 100,
  attributesOfOneTag: 50,
  attributeCharacters: 4_000,
};

export const spanishPath = "translations.es.";

/** The limits for the text of one field: what is seen before parsing, and what only the parser itself can tell. */
export function limitHtml(field: string) {
  const refusal = (what: string) => AppError.field(field, `${labelOf(field)} ${what}`);
  /** What the parser was made to do: tags opened, and places in its array of open tags that were shifted for them. */
  const work = { opened: 0, shifted: 0 };

  function refuseMuch(html: string): void {
    if (html.length > htmlLimits.characters) throw refusal(`is longer than ${figure(htmlLimits.characters)} characters of HTML`);
    const { tags, entities } = countMarks(html);
    if (tags > htmlLimits.tags) throw refusal(`has more than ${figure(htmlLimits.tags)} HTML tags`);
    if (entities > htmlLimits.entities) throw refusal(`has more than ${figure(htmlLimits.entities)} characters that HTML must escape`);
  }

  /** For one run of the sanitiser. A scan of our own could be led to another depth than the parser's. */
  function hooks() {
    let depth = 0;
    return {
      onOpenTag: (_name: string, attributes: Record<string, string>) => {
        work.opened++;
        work.shifted += ++depth;
        if (depth > htmlLimits.depth) throw refusal(`has HTML tags nested more than ${htmlLimits.depth} deep`);
        const values = Object.values(attributes);
        if (values.length > htmlLimits.attributesOfOneTag)
          throw refusal(`has an HTML tag with more than ${htmlLimits.attributesOfOneTag} attributes`);
        if (values.some((value) => value.length > htmlLimits.attributeCharacters))
          throw refusal(
            `has an HTML attribute of more than ${figure(htmlLimits.attributeCharacters)} characters; a picture must be uploaded, not pasted`,
          );
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

/** "translations.es.postContents" is "Post contents (Spanish)". */
function labelOf(field: string): string {
  const words = (field.startsWith(spanishPath) ? `${field.slice(spanishPath.length)} (Spanish)` : field).replace(
    /[a-z][A-Z]/g,
    ([last = "", first = ""]) => `${last} ${first.toLowerCase()}`,
  );
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const figure = (count: number) => count.toLocaleString("en-US");
