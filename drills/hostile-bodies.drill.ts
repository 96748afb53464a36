import { startSite } from "#e2e/site-process.ts";
import { onPreparedFolder } from "./folders.ts";
import { type HostileCase, hostileCases } from "./hostile-cases.ts";
import { worstLatencyDuring } from "./latency.ts";
import type { Drill } from "./run.ts";
import { signInCookie } from "./staff-client.ts";

const allowedMs = 250;

type Outcome = { name: string; worstMs: number; status: number; ok: boolean };

export const drill: Drill = {
  name: "requests that are made to cost, from strangers and editors",
  run: () =>
    onPreparedFolder(async (folder) => {
      const site = await startSite(folder, { TRUST_PROXY: "1" });
      const cookie = await signInCookie(site.url);
      for (const path of ["/", "/contact-us", "/api/blog"]) await (await fetch(site.url + path)).text();
      const outcomes: Outcome[] = [];
      for (const [index, hostile] of (await hostileCases()).entries()) outcomes.push(await attempt(site.url, cookie, hostile, index));
      await site.stop();
      for (const { name, worstMs, status, ok } of outcomes.toSorted((a, b) => b.worstMs - a.worstMs))
        process.stdout.write(`    ${ok ? " " : "!"} ${worstMs.toFixed(0).padStart(5)} ms  ${status}  ${name}\n`);
      const failures = outcomes.filter(({ ok }) => !ok);
      const worst = Math.max(...outcomes.map(({ worstMs }) => worstMs));
      return {
        figure: `${outcomes.length} requests; others waited ${worst.toFixed(0)} ms at most; ${failures.length} broken`,
        ok: failures.length === 0 && outcomes.length > 30,
      };
    }),
};

async function attempt(url: string, cookie: string, { name, who, path, init, expected }: HostileCase, index: number): Promise<Outcome> {
  // Each from an address of its own: what is looked for is not the limit per sender.
  const headers = new Headers({ "X-Forwarded-For": `198.51.${index >> 8}.${index & 255}` });
  if (who === "editor") headers.set("Cookie", cookie);
  for (const [key, value] of new Headers(init.headers)) headers.append(key, value);
  const send = async () => {
    try {
      const answer = await fetch(url + path, { ...init, headers });
      await answer.arrayBuffer();
      return answer.status;
    } catch {
      // A body that is refused before it was read to its end.
      return 413;
    }
  };
  const { result: status, worstMs, asked } = await worstLatencyDuring(url, send);
  return { name: `${who}: ${name}`, worstMs, status, ok: worstMs <= allowedMs && asked > 0 && expected.includes(status) };
}
