import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { wholeBrowser } from "./chromium.ts";

type Answer = {
  id?: number;
  method?: string;
  params?: { sessionId: string; targetInfo: { type: string } };
  result?: Record<string, never>;
};

/**
 * A Chromium that prepares pages ahead. It does so for no tab that Playwright drives, so this one is driven through the
 * tab as a whole, of which the page before and the page ahead are parts.
 */
export async function openUnattendedTab(url: string) {
  const profile = mkdtempSync(join(tmpdir(), "umbral-chromium-"));
  const process = spawn(
    wholeBrowser.executablePath ?? chromium.executablePath(),
    [...wholeBrowser.args, "--headless=new", "--remote-debugging-port=0", `--user-data-dir=${profile}`, "--window-size=1280,900"],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  const socket = new WebSocket(await debuggingAddress(process));
  await new Promise((resolve) => socket.addEventListener("open", resolve));

  let calls = 0;
  const pendingCalls = new Map<number, (answer: Answer) => void>();
  /** The pages of the tab by their session; the last one to come is the one that is prepared. */
  const pages: string[] = [];
  socket.addEventListener("message", ({ data }) => {
    const answer: Answer = JSON.parse(String(data));
    if (answer.id !== undefined) pendingCalls.get(answer.id)?.(answer);
    if (answer.method === "Target.attachedToTarget" && answer.params?.targetInfo.type === "page") pages.push(answer.params.sessionId);
  });
  const send = (method: string, params: object = {}, sessionId?: string) =>
    new Promise<Record<string, never>>((resolve) => {
      pendingCalls.set(++calls, ({ result }) => resolve(result ?? {}));
      socket.send(JSON.stringify({ id: calls, method, params, sessionId }));
    });

  const { targetId } = await send("Target.createTarget", { url: "about:blank", forTab: true });
  const { sessionId: tab } = await send("Target.attachToTarget", { targetId, flatten: true });
  await send("Target.setAutoAttach", { autoAttach: true, waitForDebuggerOnStart: false, flatten: true }, tab);
  await send("Page.navigate", { url }, pages[0]);

  return {
    /** How many pages the tab has: the one that is shown, and those that are prepared. */
    pages: () => pages.length,
    async evaluate(page: number, expression: string): Promise<unknown> {
      const { result } = await send("Runtime.evaluate", { expression, returnByValue: true }, pages[page]);
      return (result as { value?: unknown } | undefined)?.value;
    },
    async mouse(type: "mouseMoved" | "mousePressed" | "mouseReleased", at: { x: number; y: number }) {
      await send("Input.dispatchMouseEvent", { type, ...at, button: type === "mouseMoved" ? "none" : "left", clickCount: 1 }, pages[0]);
    },
    async close() {
      socket.close();
      await new Promise((resolve) => process.once("exit", resolve) && process.kill());
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function debuggingAddress({ stderr }: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let output = "";
    stderr?.on("data", (chunk) => {
      output += chunk;
      const address = /DevTools listening on (ws:\S+)/.exec(output)?.[1];
      if (address) resolve(address);
    });
  });
}
