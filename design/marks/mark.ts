// The mark, and the word beside it.

/** A doorway in the mountain, and the light that falls out of it: drawn on a 24-unit square. */
export const PEAKS = "M.6 18.9 10.7 2a1 1 0 0 1 1.7 0l4.1 6.9 1-1.6a1 1 0 0 1 1.7.1l4.3 11.4a.8.8 0 0 1-.7 1.1H1.3a.7.7 0 0 1-.7-1Z";
export const DOOR = "M8.7 19.9v-5.6a2.85 2.85 0 0 1 5.7 0v5.6l3.5 3.2H5.2Z";

export const teal = "#123f4b";
export const cream = "#fbf1df";
export const marigold = "#f2a93b";

export const mark = (peaks: string): string => `<path fill="${peaks}" d="${PEAKS}"/><path fill="${marigold}" d="${DOOR}"/>`;

export const svg = (body: string, width = 24, height = width): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>\n`;

/** The mark on its ground; `size` is how much of the square it fills. */
export function icon(radius: number, size = 0.75): string {
  const side = 32 * size;
  const left = (32 - side) / 2;
  return `<rect width="32" height="32" rx="${radius}" fill="${teal}"/><g transform="translate(${left} ${left * 0.9}) scale(${side / 24})">${mark(cream)}</g>`;
}

/** No photograph yet: a quiet figure in the doorway. */
export const person = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"><defs><linearGradient id="w" x2="1" y2="1"><stop stop-color="#e6b48a"/><stop offset="1" stop-color="#d9936a"/></linearGradient><linearGradient id="l" x2="0" y2="1"><stop stop-color="#fdebc8"/><stop offset="1" stop-color="#f7c98a"/></linearGradient><linearGradient id="p" x2="1"><stop stop-color="#1b4f59"/><stop offset="1" stop-color="#2f7a7c"/></linearGradient><clipPath id="a"><path d="M66 400V188a134 134 0 0 1 268 0v212Z"/></clipPath></defs><path fill="url(#w)" d="M0 0h400v400H0z"/><path fill="#c07a55" d="M56 400V188a144 144 0 0 1 288 0v212Z" opacity=".55"/><path fill="url(#l)" d="M66 400V188a134 134 0 0 1 268 0v212Z"/><g clip-path="url(#a)"><path fill="#eab98a" d="m40 300 62-58 40 30 58-66 62 62 40-28 78 70v100H40z"/></g><path fill="#123f4b" d="M168 226h64v42c0 40-64 40-64 0Z"/><path fill="url(#p)" d="M200 258c-72 0-118 42-128 142h256c-10-100-56-142-128-142Z"/><ellipse cx="200" cy="180" rx="58" ry="70" fill="url(#p)"/></svg>\n`;
