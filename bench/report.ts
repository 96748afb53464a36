import { cpus, totalmem } from "node:os";
import type { AdminRow } from "./admin.ts";
import type { Calls } from "./calls.ts";
import type { GrowthRow, InboxRow } from "./growth.ts";
import type { KeystrokeRow } from "./keystrokes.ts";
import { connections } from "./load.ts";
import type { OddRequests } from "./odd-requests.ts";
import type { PageEditorRow } from "./page-editor.ts";
import type { PageRow } from "./pages.ts";
import type { RenderRow } from "./renders.ts";
import type { SavesRow } from "./saves.ts";
import type { ScheduleRow } from "./schedules.ts";
import type { WeightRow } from "./weights.ts";

export type Results = {
  date: string;
  /** The share of the processors that the machine wanted while all this was measured and its host gave to others. */
  withheld: number;
  pages: PageRow[];
  renders: RenderRow[];
  saves: SavesRow[];
  calls: Calls[];
  growth: GrowthRow[];
  inbox: InboxRow[];
  schedules: ScheduleRow[];
  weights: WeightRow[];
  admin: AdminRow;
  start: { all: number; one: number };
  memory: { atRest: number; afterLoad: number; long: number[] };
  odd: OddRequests;
  keystrokes: KeystrokeRow[];
  pageEditor: PageEditorRow[];
};

const table = (head: string[], rows: Array<Array<string | number>>) =>
  [head, head.map(() => "---"), ...rows].map((row) => `| ${row.join(" | ")} |`).join("\n");

const round = (value: number, digits = 0) => value.toFixed(digits);
const kilobytes = (bytes: number) => (bytes / 1024).toFixed(1);

export function report({
  date,
  withheld,
  pages,
  renders,
  saves,
  calls,
  growth,
  inbox,
  schedules,
  weights,
  admin,
  start,
  memory,
  odd,
  keystrokes,
  pageEditor,
}: Results): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim() || process.arch}), ${Math.round(totalmem() / 2 ** 30)} GB`;
  return `# Performance

Measured by \`npm run bench\` on ${date.slice(0, 10)}: ${machine}; one core serves, the other loads it with ${connections} connections.
Ratios are to a bare Node server handing out the same bytes in the same run, so that they can be compared between machines.
The host of this virtual machine withheld ${round(withheld * 100)} % of the processor time that was wanted meanwhile; requests a second and saves were measured again where it did.

${table(
  ["Answer", "asked for", "requests/s", "p99 ms", "p99 as a multiple of the mean", "bare Node requests/s", "ratio"],
  pages.map((row) => [
    row.what,
    row.encoding,
    round(row.perSecond),
    round(row.p99, 2),
    round((row.p99 * row.perSecond) / (1000 * connections), 1),
    round(row.bare),
    round(row.ratio, 4),
  ]),
)}

Pages rendered anew, right after a save of something that they show, with what they read of the embedded database (one client, median;
the processor's time is that of the thread that renders):

${table(
  ["page", "ms", "processor ms"],
  renders.map(({ path, ms, processorMs }) => [path, round(ms, 1), round(processorMs, 2)]),
)}

All public pages in turn, while staff save every ten seconds, and in windows without saves before and after:

${table(
  ["Saved", "requests/s", "p99 ms", "requests/s without saves", "share of the capacity"],
  saves.map((row) => [row.what, round(row.perSecond), round(row.p99, 2), round(row.quiet), round(row.share, 2)]),
)}

${table(
  ["Process", ""],
  [
    [`start with an existing folder, to the first page, on ${cpus().length} cores`, `${round(start.all)} ms`],
    ["the same on one core", `${round(start.one)} ms`],
    ["memory at rest, embedded database", `${memory.atRest} MB`],
    ...calls.filter(({ database }) => database === "Postgres").map((row) => ["memory at rest, on Postgres", `${row.memory} MB`]),
    ["memory after the load above", `${memory.afterLoad} MB`],
    [`memory gained by ${odd.requests} requests in odd spellings`, `${odd.grownBy} MB`],
    ["work still going on five seconds later, share of a core", round(odd.busyAfter, 2)],
    ...(memory.long.length > 0 ? [["memory after each further minute of load", `${memory.long.join(", ")} MB`]] : []),
    ["admin list painted, nothing cached", `${round(admin.paintedMs)} ms`],
    ["the same, until another program can use it", `${round(admin.visibleMs)} ms`],
    ["script of that list, as sent and as gzip", `${kilobytes(admin.script)} KB, ${kilobytes(admin.scriptGzip)} KB`],
  ],
)}

Calls of staff through the API, one after the other (median), beside the bare query on the same rows through the same pool. Of each
call, ${calls.map(({ database, nothingMs }) => `${round(nothingMs, 1)} ms (${database})`).join(" and ")} are what a call that does nothing (\`/healthz\`) takes, client included:

${table(
  ["Call", "database", "ms", "bare query ms", "ratio"],
  calls.flatMap(({ database, rows }) =>
    rows.map((row) => [row.what, database, round(row.ms, 1), round(row.bareMs, 2), round(row.ms / row.bareMs, 1)]),
  ),
)}

A page of the post list while the table grows (embedded database, one client, median):

${table(
  [
    "posts",
    "bare query ms",
    "API page ms",
    "API search ms",
    "API by title ms",
    "admin list ms",
    "admin search ms",
    "blog page rendered ms",
  ],
  growth.map(({ posts, bareMs, listMs, searchMs, sortMs, adminMs, adminSearchMs, pageMs }) => [
    posts,
    ...[bareMs, listMs, searchMs, sortMs, adminMs, adminSearchMs, pageMs].map((ms) => round(ms, 1)),
  ]),
)}

How the database reads that page from ${growth.at(-1)?.posts} posts:

\`\`\`
${growth.at(-1)?.plan}
\`\`\`

The inbox while messages gather (embedded database, one client, median):

${table(
  ["messages", "API page ms", "API search ms", "admin screen ms", "one conversation ms"],
  inbox.map(({ leads, listMs, searchMs, screenMs, messageMs }) => [
    leads,
    ...[listMs, searchMs, screenMs, messageMs].map((ms) => round(ms, 1)),
  ]),
)}

What watching the scheduled changes costs the database in a minute, and what watching none of them does:

${table(
  ["waiting", "database", "ms a minute", "with none ms", "ratio"],
  schedules.map((row) => [
    row.waiting,
    row.database,
    round(row.msPerMinute, 2),
    round(row.emptyMsPerMinute, 2),
    round(row.msPerMinute / row.emptyMsPerMinute, 1),
  ]),
)}

How long a keystroke keeps a calculator busy on a processor slowed four times (30 keys, in the middle; a field with nothing behind it
takes about 5 ms to be laid out here):

${table(
  ["page", "ms until the answer is in the page", "ms until it is laid out", "longest"],
  keystrokes.map((row) => [row.path, ...[row.answerMs, row.layoutMs, row.longestMs].map((ms) => round(ms, 1))]),
)}

The page editor on a laptop (10 Mbit/s, 40 ms, its processor as fast as this one or slowed), until the texts of the page can be clicked,
and what a keystroke in its heading takes until frame and screen are laid out:

${table(
  ["blocks", "slowed", "new browser ms", "from the list ms", "at its address ms", "keystroke ms", "longest"],
  pageEditor.map((row) => [
    row.blocks,
    `${row.slowdown}×`,
    ...[row.firstOpenMs, row.clickMs, row.openMs, row.keystrokeMs, row.longestMs].map((ms) => round(ms, 1)),
  ]),
)}

What a phone (360 px, 2×) downloads, in KB as sent; script comes after the page has painted:

${table(
  ["page", "HTML", "CSS", "fonts", "pictures", "script", "all", "script as gzip"],
  weights.map((row) => [
    row.path,
    ...[row.document, row.stylesheet, row.font, row.image, row.script, row.total, row.scriptGzip].map(kilobytes),
  ]),
)}
`;
}
