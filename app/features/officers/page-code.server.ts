import { LRUCache } from "lru-cache";
import { encode } from "uqr";

/** A QR code as an SVG path, one unit per square. */
export type PageCode = { size: number; path: string };

/** Drawing a code takes a third of the time of rendering its page. */
const codes = new LRUCache<string, PageCode>({ max: 500, memoMethod: drawCode });

export const pageCode = (address: string): PageCode => codes.memo(address);

function drawCode(address: string): PageCode {
  const { size, data } = encode(address, { ecc: "M", border: 2 });
  const path = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join("");
  return { size, path };
}

/** The runs of dark squares in a row. */
function runsOf(row: boolean[]): Array<[start: number, length: number]> {
  const runs: Array<[number, number]> = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (isDark && last && last[0] + last[1] === x) last[1]++;
    else if (isDark) runs.push([x, 1]);
  });
  return runs;
}
