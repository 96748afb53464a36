/** The only widths that pages request and the server makes. */
export const imageWidths = [320, 480, 640, 768, 960, 1280, 1920] as const;

export const sizeFormats = ["avif", "webp"] as const;
export type SizeFormat = (typeof sizeFormats)[number];

/** No wider than the picture, but at least one. */
export function widthsUpTo(width: number): number[] {
  const narrower = imageWidths.filter((one) => one <= width);
  return narrower.length > 0 ? narrower : [imageWidths[0]];
}

/** `ab12.webp` at 640 px in AVIF is `ab12-640.avif`. */
export function variantName(name: string, width: number, format: SizeFormat): string {
  return `${name.replace(/\.webp$/, "")}-${width}.${format}`;
}

export function parseVariantName(file: string): { name: string; width: number; format: SizeFormat } | undefined {
  const match = /^([0-9a-f]{24})-(\d{3,4})\.(avif|webp)$/.exec(file);
  const [, stem, width, format] = match ?? [];
  if (!stem || !imageWidths.some((known) => known === Number(width))) return undefined;
  return { name: `${stem}.webp`, width: Number(width), format: format === "avif" ? "avif" : "webp" };
}

/**
 * The order in which sizes of a new picture are made: one that serves phones and desktops, the one of admin lists, then
 * by demand. WebP is last except for the size of shared links.
 */
const sizesByUse: ReadonlyArray<readonly [SizeFormat, number]> = [
  ["avif", 768],
  ["webp", 320],
  ["avif", 1280],
  ["avif", 640],
  ["avif", 960],
  ["avif", 320],
  ["avif", 480],
  ["avif", 1920],
  ["webp", 1280],
  ["webp", 640],
  ["webp", 480],
  ["webp", 768],
  ["webp", 960],
  ["webp", 1920],
];

/** File names, the most requested first. */
export function sizesOf(name: string, width: number): string[] {
  const widths = new Set(widthsUpTo(width));
  return sizesByUse.filter(([, one]) => widths.has(one)).map(([format, one]) => variantName(name, one, format));
}

/** Replacements for a size that is not made yet, the nearest first: same format, at least half as wide. */
export function standInsFor(file: string): string[] {
  const size = parseVariantName(file);
  if (!size) return [];
  const distance = (width: number) => Math.abs(Math.log(width / size.width));
  return imageWidths
    .filter((width) => width !== size.width && width * 2 >= size.width)
    .toSorted((one, other) => distance(one) - distance(other))
    .map((width) => variantName(size.name, width, size.format));
}
