import { RouterContextProvider } from "react-router";
import { expect, it } from "vitest";
import { createLog } from "#platform/log.server.ts";
import { type Rendering, renderContext } from "#platform/page-context.server.ts";
import { handleError } from "./entry.server.tsx";

it.each([
  [405, 0],
  [404, 0],
  [500, 1],
])("the router's own answer %i is worth %i lines in the log", (status, count) => {
  const lines: string[] = [];
  const context = new RouterContextProvider();
  const rendering: Rendering = { nonce: "", log: createLog("info", { write: (line: string) => void lines.push(line) }), faults: [] };
  context.set(renderContext, rendering);
  const error = { status, statusText: "", internal: true, data: "", error: new Error("no action") };
  handleError(error, { request: new Request("http://localhost/leadership"), context });
  expect([lines.length, rendering.faults.length]).toEqual([count, count]);
});
