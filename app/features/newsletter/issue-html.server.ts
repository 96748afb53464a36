import { fontStack } from "#app/mail-kit/mail-layout.server.ts";
import { localLinks } from "#lib/languages.ts";
import { mailPicturePath } from "#lib/mail-pictures.ts";
import { plainText } from "#lib/plain-text.ts";
import type { Language } from "#lib/translations.ts";

const ink = "color: #23201d;";
const text = `font: 16px/1.6 ${fontStack}; ${ink}`;

/** Mail programs read no style sheets that could be relied on: every element carries its own. */
const looks: Record<string, { className?: string; style: string }> = {
  p: { className: "ink", style: `margin: 0 0 16px; ${text}` },
  h2: { className: "ink", style: `margin: 24px 0 12px; font: 600 21px/1.3 ${fontStack}; ${ink}` },
  h3: { className: "ink", style: `margin: 20px 0 10px; font: 600 18px/1.35 ${fontStack}; ${ink}` },
  h4: { className: "ink", style: `margin: 16px 0 8px; font: 600 16px/1.4 ${fontStack}; ${ink}` },
  ul: { className: "ink", style: `margin: 0 0 16px; padding-left: 24px; ${text}` },
  ol: { className: "ink", style: `margin: 0 0 16px; padding-left: 24px; ${text}` },
  blockquote: { className: "ink line", style: `margin: 0 0 16px; padding-left: 16px; border-left: 4px solid #f2b544; ${text}` },
  a: { className: "link", style: "color: #a8431f; font-weight: 600;" },
  img: { style: "max-width: 100%; height: auto; border: 0;" },
  table: { className: "ink", style: `margin: 0 0 16px; border-collapse: collapse; ${text}` },
  td: { className: "line", style: "padding: 6px 10px; border: 1px solid #e2d3bd; vertical-align: top;" },
  th: { className: "line", style: "padding: 6px 10px; border: 1px solid #e2d3bd; text-align: left;" },
};

/** How wide stored pictures are, by name. */
export type PictureWidths = ReadonlyMap<string, number>;

/** What an editor wrote, as a mail shows it: cleaned HTML with styles of its own, and links that lead to the site from anywhere. */
export function issueHtml(body: string, language: Language, siteUrl: string, widths: PictureWidths): string {
  return localLinks(body, language)
    .replace(/<img\b[^>]*>/g, (tag) => mailPicture(tag, widths))
    .replace(/(\s(?:href|src)=")(\/(?!\/)[^"]*)"/g, (_, before: string, path: string) => `${before}${siteUrl}${path}"`)
    .replace(/<([a-z]+\d?)(?=[\s>/])/g, (tag, name: string) => {
      const look = looks[name];
      return look ? `${tag}${look.className ? ` class="${look.className}"` : ""} style="${look.style}"` : tag;
    });
}

/** The width of a mail's text. Outlook heeds the attribute alone. */
const textWidth = 536;

const attributeOf = (tag: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? "";

function storedName(tag: string): string | undefined {
  const [, stem] = /^\/resources\/([0-9a-f]{24})(?:-\d+)?\.(?:webp|avif)$/.exec(attributeOf(tag, "src")) ?? [];
  return stem && `${stem}.webp`;
}

/** The names of the stored pictures in a text. */
export const picturesIn = (body: string): string[] => (body.match(/<img\b[^>]*>/g) ?? []).flatMap((tag) => storedName(tag) ?? []);

/** A stored picture as a JPEG, of which there is one size, no wider than the text and never enlarged. */
function mailPicture(tag: string, widths: PictureWidths): string {
  const name = storedName(tag);
  const alt = attributeOf(tag, "alt");
  const src = name ? mailPicturePath(name, alt) : attributeOf(tag, "src");
  const ownWidth = name === undefined ? undefined : widths.get(name);
  const width = Math.min(Number(attributeOf(tag, "width")) || textWidth, ownWidth ?? textWidth, textWidth);
  return `<img src="${src}" alt="${alt}" width="${width}">`;
}

/** The same for those who read plain text: blocks apart, and the address of a link behind its words. */
export function issueText(body: string, language: Language, siteUrl: string): string {
  return localLinks(body, language)
    .replace(/<a\s[^>]*?href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, (_, href: string, words: string) => {
      const url = href.startsWith("/") ? siteUrl + href : href;
      return `${words} (${url})`;
    })
    .replace(/<li[^>]*>/g, "\n- ")
    .split(/<\/(?:p|h\d|ul|ol|blockquote|table|tr|li)>|<br\s*\/?>/)
    .map(plainText)
    .filter((block) => block !== "")
    .join("\n\n");
}
