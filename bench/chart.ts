import type { PageRow } from "./pages.ts";

const fullWidth = 400;

/** Requests per second as a share of a bare Node server, as bars. */
export function chart(pages: PageRow[]): string {
  const bars = pages.map(({ what, encoding, ratio }, index) => {
    const y = 20 + index * 34;
    const length = Math.min(1, ratio) * fullWidth;
    return `<text x="8" y="${y + 15}">${what} (${encoding})</text><rect x="350" y="${y}" width="${Math.max(1, length).toFixed(0)}" height="22" fill="#134e52"/><text x="${358 + length}" y="${y + 15}">${ratio.toFixed(3)}</text>`;
  });
  const height = 40 + pages.length * 34;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 ${height}" font-family="sans-serif" font-size="13"><title>Requests per second as a share of a bare Node server</title><rect width="840" height="${height}" fill="#fbf6ee"/><line x1="750" x2="750" y1="8" y2="${height - 8}" stroke="#a8431f" stroke-dasharray="4"/><text x="756" y="${height - 12}">bare Node</text>${bars.join("")}</svg>\n`;
}
