/** The widths in which pictures are served. A page asks for no others, and the server makes no others. */
export const imageWidths = [320, 480, 640, 768, 960, 1280, 1920] as const;

/** `ab12.webp` at 640 px in AVIF is `ab12-640.avif`. */
export function variantName(name: string, width: number, format: "avif" | "webp"): string {
  return `${name.replace(/\.webp$/, "")}-${width}.${format}`;
}

export function parseVariantName(file: string): { name: string; width: number; format: "avif" | "webp" } | undefined {
  const match = /^([0-9a-f]{24})-(\d{3,4})\.(avif|webp)$/.exec(file);
  const [, stem, width, format] = match ?? [];
  if (!stem || !imageWidths.some((known) => known === Number(width))) return undefined;
  return { name: `${stem}.webp`, width: Number(width), format: format === "avif" ? "avif" : "webp" };
}
