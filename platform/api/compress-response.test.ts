import { gunzipSync } from "node:zlib";
import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { compressResponse } from "./compress-response.server.ts";
import type { ApiEnv } from "./operation.server.ts";

const longResponse = { text: "all work and no play ".repeat(100) };

const app = new Hono<ApiEnv>()
  .use(compressResponse)
  .get("/long", (c) => c.json(longResponse, 200, { "Set-Cookie": "a=b", "Content-Length": String(JSON.stringify(longResponse).length) }))
  .get("/short", (c) => c.json({ text: "short" }))
  .get("/huge", (c) => c.text("x".repeat(100_000)))
  .get("/told", (c) => c.body("told", 200, { "Content-Length": "4" }))
  .get("/none", (c) => c.body(null, 204))
  .get("/kept", () => new Response("finished", { headers: { "content-encoding": "br", vary: "Accept-Encoding", "content-length": "8" } }));

const ask = (path: string, accepted: string) => app.request(path, { headers: { "accept-encoding": accepted } });

describe("an answer of the API", () => {
  it("is compressed when it is long, with its status and headers", async () => {
    const answer = await ask("/long", "gzip, deflate, br");
    expect(answer.status).toBe(200);
    const bytes = await answer.arrayBuffer();
    expect(Object.fromEntries(answer.headers)).toEqual({
      "content-type": "application/json",
      "content-encoding": "gzip",
      "content-length": String(bytes.byteLength),
      vary: "Accept-Encoding",
      "set-cookie": "a=b",
    });
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(longResponse);
    const huge = await ask("/huge", "gzip");
    expect(gunzipSync(await huge.arrayBuffer()).toString()).toBe("x".repeat(100_000));
  });

  it("is sent as it is to clients without gzip, with Vary", async () => {
    for (const acceptedEncoding of ["", "br", "gzip;q=0"]) {
      const answer = await ask("/long", acceptedEncoding);
      expect([answer.headers.get("content-encoding"), answer.headers.get("vary")]).toEqual([null, "Accept-Encoding"]);
      expect(await answer.json()).toEqual(longResponse);
    }
  });

  it("is left as it is when it is short, empty or already encoded", async () => {
    const shortResponse = await ask("/short", "gzip");
    expect([shortResponse.headers.get("content-encoding"), await shortResponse.json()]).toEqual([null, { text: "short" }]);
    const sizedResponse = await ask("/told", "gzip");
    expect([sizedResponse.headers.get("content-length"), sizedResponse.headers.get("vary"), await sizedResponse.text()]).toEqual([
      "4",
      null,
      "told",
    ]);
    const none = await ask("/none", "gzip");
    expect([none.status, await none.text()]).toEqual([204, ""]);
    const cachedAnswer = await ask("/kept", "gzip");
    expect([cachedAnswer.headers.get("content-encoding"), await cachedAnswer.text()]).toEqual(["br", "finished"]);
  });
});
