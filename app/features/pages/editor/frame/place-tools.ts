import type { Box } from "./frame-document.ts";

const tools = { width: 206, height: 44 };
const gap = 4;

/**
 * Where the tools of a block are, from its corner: above it at its right end, so that they cover none of it; inside of it where there
 * is no room above. They stay in view while any of the block is, below what covers the top of the page.
 */
export function placeTools({ left, top, width, height }: Box, covered = 0): { left: number; top: number } {
  const above = top - tools.height - gap;
  const inside = Math.min(Math.max(gap, covered + gap - top), Math.max(gap, height - tools.height - gap));
  const fromLeft = Math.max(width - tools.width - gap, gap - left);
  return { left: fromLeft, top: above >= covered + gap ? -tools.height - gap : inside };
}
