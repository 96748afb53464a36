import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "#e2e/site-process.ts";
import { onPreparedFolder } from "./folders.ts";
import type { Drill } from "./run.ts";

const connections = 500;

export const drill: Drill = {
  name: `${connections} slow connections`,
  run: () =>
    onPreparedFolder(async (folder) => {
      const site = await startSite(folder);
      const { port } = new URL(site.url);
      const startTime = performance.now();
      const sockets = Array.from({ length: connections }, (_, index) => trickle(Number(port), index % 2 === 0));
      const latencies: number[] = [];
      let open = true;
      const allClosed = Promise.all(sockets).then(() => {
        open = false;
      });
      while (open && performance.now() - startTime < 20_000) {
        const before = performance.now();
        await (await fetch(site.url)).text();
        latencies.push(performance.now() - before);
        await Promise.race([allClosed, sleep(100)]);
      }
      const seconds = (performance.now() - startTime) / 1000;
      await site.kill();
      latencies.sort((a, b) => a - b);
      const p95 = latencies[Math.floor(latencies.length * 0.95)] ?? 0;
      return {
        figure: `${open ? "not " : ""}all closed after ${seconds.toFixed(1)} s; home page p95 meanwhile ${p95.toFixed(0)} ms`,
        ok: !open && seconds <= 16,
      };
    }),
};

/** Half of them never finish their headers, the other half, with a key and a session of their own making, never finish their body. Resolves when the server hangs up. */
function trickle(port: number, headersOnly: boolean): Promise<void> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, "127.0.0.1");
    const end = headersOnly
      ? ""
      : "Authorization: Bearer x\r\nCookie: umbral.session=x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{";
    socket.write(`POST /api/auth/sign-in/email HTTP/1.1\r\nHost: x\r\n${end}`);
    const timer = setInterval(() => socket.write(headersOnly ? "X-A: b\r\n" : " "), 1_000);
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(timer);
      resolve();
    });
  });
}
