import { locales } from "#lib/languages.ts";
import type { Language } from "#lib/translations.ts";

/** Such as "PDF, 1.2 MB": the type by its extension, the size as file managers show it. */
export function fileFacts({ path, bytes }: { path: string; bytes: number }, language: Language): string {
  const type = path.slice(path.lastIndexOf(".") + 1).toUpperCase();
  const [size, unit] = bytes < 1_000_000 ? [Math.max(1, Math.round(bytes / 1000)), "KB"] : [bytes / 1_000_000, "MB"];
  return `${type}, ${new Intl.NumberFormat(locales[language], { maximumFractionDigits: 1 }).format(size)} ${unit}`;
}
