import { LRUCache } from "lru-cache";
import { encode } from "uqr";

/** A code that phones read, as the path of a drawing whose unit is one of its squares. */
export type PageCode = { size: number; path: string };

/** An address keeps its code while all else on its page changes, and drawing one takes as long as a third of the page. */
const codes = new LRUCache<string, PageCode>({ max: 500, memoMethod: drawCode });

export const pageCode = (address: string): PageCode => codes.memo(address);

function drawCode(address: string): PageCode {
  const { size, data } = encode(address, { ecc: "M", border: 2 });
  const path = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`)).join("");
  return { size, path };
}

/** The dark stretches of a row: where each begins, and how long it is. */
function runsOf(row: boolean[]): Array<[start: number, length: number]> {
  const runs: Array<[number, number]> = [];
  row.forEach((isDark, x) => {
    const last = runs.at(-1);
    if (isDark && last && last[0] + last[1] === x) last[1]++;
    else if (isDark) runs.push([x, 1]);
  });
  return runs;
}
