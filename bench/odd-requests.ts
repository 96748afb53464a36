import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { Site } from "#e2e/site-process.ts";
import { memoryOf } from "./memory.ts";
import { publicPaths } from "./paths.ts";

export type OddRequests = { requests: number; grownBy: number; busyAfter: number };

const requests = 10_000;
const atOnce = 16;

/** Random queries, letter cases and escapes: none of them may fill the memory or keep the process busy afterwards. */
export async function measureOddRequests(site: Site): Promise<OddRequests> {
  // What pages themselves take is not what is measured.
  for (const path of publicPaths) for (let time = 0; time < 3; time++) await (await fetch(site.url + path)).arrayBuffer();
  await sleep(5_000);
  const before = memoryOf(site.pid);
  let requestCount = 0;
  const worker = async () => {
    while (requestCount++ < requests) await (await fetch(site.url + oddPath(), { redirect: "manual" })).arrayBuffer();
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  await sleep(5_000);
  const busyAfter = await shareOfCore(site.pid, 2_000);
  return { requests, grownBy: memoryOf(site.pid) - before, busyAfter };
}

const word = () => Math.random().toString(36).slice(2);
const pick = <T>(values: T[]): T => values[Math.floor(Math.random() * values.length)] as T;

const changes: Array<(path: string) => string> = [
  (path) => `${path}?${word()}=${word()}`,
  (path) => `${path}?page=${word()}`,
  (path) => `${path}?category=${word()}`,
  (path) => `${path}?_routes=${word()}`,
  (path) => path.replace(/[a-z]/g, (letter) => (Math.random() < 0.5 ? letter.toUpperCase() : letter)),
  (path) => path.replace(/[a-z]/g, (letter) => (Math.random() < 0.3 ? `%${letter.charCodeAt(0).toString(16)}` : letter)),
  () => `/services/loan-officer/1/${word()}`,
  () => `/embed/mortgage-calculator?price=${word()}`,
  () => `/blog/${word()}`,
];

const oddPath = () => pick(changes)(pick(publicPaths));

async function shareOfCore(pid: number, ms: number): Promise<number> {
  const ticks = () => {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
    return Number(fields[11]) + Number(fields[12]);
  };
  const before = ticks();
  await sleep(ms);
  return ((ticks() - before) * 10) / ms;
}
