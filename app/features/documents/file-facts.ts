import { locales } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";

/** The type of a stored file, by its extension, as readers know it. */
export const fileType = (file: string): string => file.slice(file.lastIndexOf(".") + 1).toUpperCase();

/** As file managers show it. */
export function fileSize(bytes: number, language: Language): string {
  const [size, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), "KB"] : [bytes / 1_000_000, "MB"];
  return `${new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 }).format(size)} ${unit}`;
}

/** Such as "PDF, 1.2 MB". */
export const fileFacts = ({ file, bytes }: { file: string; bytes: number }, language: Language): string =>
  `${fileType(file)}, ${fileSize(bytes, language)}`;

/** "Rate sheet (final).pdf" becomes "Rate sheet (final)". */
export const nameFromFile = (fileName: string): string =>
  fileName
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .replace(/[_\s]+/g, " ")
    .trim()
    .slice(0, 160);
