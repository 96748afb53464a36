import { cpus } from "node:os";
import type { GrowthRow } from "./growth.ts";
import type { PageRow } from "./pages.ts";
import type { SaveRow } from "./saves.ts";
import type { WeightRow } from "./weights.ts";

export type Results = {
  date: string;
  pages: PageRow[];
  saves: SaveRow[];
  growth: GrowthRow[];
  weights: WeightRow[];
  startMs: number;
  memory: { atRest: number; afterLoad: number };
};

const table = (head: string[], rows: Array<Array<string | number>>) =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

const round = (value: number, digits = 0) => value.toFixed(digits);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

export function report(results: Results): string {
  const { pages, saves, growth, weights, memory } = results;
  return `# Performance

Measured by \`npm run bench\` on ${results.date.slice(0, 10)}: ${cpus().length} cores (${cpus()[0]?.model.trim() || process.arch}), one of them serving, the other
loading it with 32 connections. Ratios are to nginx serving the same compressed bytes from disk in the same run.

![Requests per second beside nginx](../bench/results/latest.svg)

${table(
  ["Answer", "requests/s", "p99 ms", "nginx requests/s", "ratio"],
  pages.map((row) => [row.what, round(row.perSecond), round(row.p99, 2), round(row.nginx), round(row.ratio, 3)]),
)}

${table(
  ["Process", ""],
  [
    ["start with an existing folder, to the first page", `${round(results.startMs)} ms`],
    ["memory at rest", `${memory.atRest} MB`],
    ["memory after load", `${memory.afterLoad} MB`],
    ...saves.map((row) => [row.what, `${round(row.ms, 1)} ms`]),
  ],
)}

A page of the post list while the table grows (embedded database, one client, median):

${table(
  ["posts", "bare query ms", "API page ms", "API search ms", "blog page rendered ms"],
  growth.map((row) => [row.posts, round(row.bareMs, 1), round(row.listMs, 1), round(row.searchMs, 1), round(row.pageMs, 1)]),
)}

What a phone (360 px, 2×) downloads, in KB as sent; script comes after the page has painted:

${table(
  ["page", "HTML", "CSS", "fonts", "pictures", "script", "all"],
  weights.map((row) => [row.path, ...[row.document, row.stylesheet, row.font, row.image, row.script, row.total].map(kilobytes)]),
)}
`;
}

export function chart(pages: PageRow[]): string {
  const bars = pages.map(({ what, ratio }, index) => {
    const y = 20 + index * 34;
    return `<text x="8" y="${y + 15}">${what}</text><rect x="230" y="${y}" width="${Math.max(1, ratio * 400).toFixed(0)}" height="22" fill="#134e52"/><text x="${238 + ratio * 400}" y="${y + 15}">${ratio.toFixed(3)}</text>`;
  });
  const height = 40 + pages.length * 34;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 ${height}" font-family="sans-serif" font-size="13"><title>Requests per second as a share of nginx (1 = nginx)</title><rect width="720" height="${height}" fill="#fbf6ee"/><line x1="630" x2="630" y1="8" y2="${height - 8}" stroke="#a8431f" stroke-dasharray="4"/><text x="636" y="${height - 12}">nginx</text>${bars.join("")}</svg>\n`;
}
