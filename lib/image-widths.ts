/** The widths in which pictures are served. A page asks for no others, and the server makes no others. */
export const imageWidths = [320, 480, 640, 768, 960, 1280, 1920] as const;

export const sizeFormats = ["avif", "webp"] as const;
export type SizeFormat = (typeof sizeFormats)[number];

/** The widths that pages name of a picture: no wider than it is, and one in any case. */
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
 * What is made first of a picture that has just arrived. A first size that phones and desktops can both make do with, the one that staff look at in their
 * lists, then what phones and desktops ask for; browsers without AVIF come last, but for the size that goes along with a shared link.
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

/** The sizes that pages may name of a picture of this width, by their file names, those that are asked for most first. */
export function sizesOf(name: string, width: number): string[] {
  const widths = new Set(widthsUpTo(width));
  return sizesByUse.filter(([, one]) => widths.has(one)).map(([format, one]) => variantName(name, one, format));
}

/** What can stand in for a size that is not made yet, the nearest first: others of its format, none less than half as wide. */
export function standInsFor(file: string): string[] {
  const size = parseVariantName(file);
  if (!size) return [];
  const distance = (width: number) => Math.abs(Math.log(width / size.width));
  return imageWidths
    .filter((width) => width !== size.width && width * 2 >= size.width)
    .toSorted((one, other) => distance(one) - distance(other))
    .map((width) => variantName(size.name, width, size.format));
}
