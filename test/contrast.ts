type Rgb = [number, number, number];

export function parseColor(hex: string): Rgb {
  const [, red, green, blue] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex) ?? [];
  if (red === undefined || green === undefined || blue === undefined) throw new Error(`Not a color: ${hex}`);
  return [Number.parseInt(red, 16), Number.parseInt(green, 16), Number.parseInt(blue, 16)];
}

/** A color that covers another only partly. */
export function over(top: Rgb, opacity: number, ground: Rgb): Rgb {
  const [red, green, blue] = top;
  const [r, g, b] = ground;
  const mixChannel = (a: number, z: number) => a * opacity + z * (1 - opacity);
  return [mixChannel(red, r), mixChannel(green, g), mixChannel(blue, b)];
}

/** Contrast ratio of two colors as WCAG 2.2 defines it: 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}
