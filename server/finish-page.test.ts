import { createHash } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { finishPage, refine, sendPage, takeScriptHashes } from "./finish-page.ts";

const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;

describe("a finished page", () => {
  it("vouches for its own inline scripts and for no other", () => {
    const html = `<script nonce="n1">ours()</script><script>theirs()</script><script nonce="guess">theirs()</script><script nonce="n1" src="/a.js"></script>`;
    const taken = takeScriptHashes(html, "n1");
    expect(taken.hashes).toEqual([hashOf("ours()")]);
    expect(taken.html).toBe(
      `<script>ours()</script><script>theirs()</script><script nonce="guess">theirs()</script><script src="/a.js"></script>`,
    );
  });

  it("is sent in the encoding that the browser takes", async () => {
    const html = "<p>Préstamos</p>".repeat(100);
    const page = await finishPage(200, { "Content-Type": "text/html" }, html);
    const bodyFor = async (accepted: string) => {
      const response = sendPage(page, new Request("http://a/", { headers: { "accept-encoding": accepted } }));
      return { encoding: response.headers.get("content-encoding"), bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const br = await bodyFor("gzip, br");
    expect([br.encoding, brotliDecompressSync(br.bytes).toString()]).toEqual(["br", html]);
    const gz = await bodyFor("gzip, br;q=0");
    expect([gz.encoding, gunzipSync(gz.bytes).toString()]).toEqual(["gzip", html]);
    const plain = await bodyFor("");
    expect([plain.encoding, plain.bytes.toString()]).toEqual([null, html]);
  });

  it("is not sent again to a browser that has it", async () => {
    const page = await finishPage(200, {}, "<p>hello</p>");
    const again = sendPage(page, new Request("http://a/", { headers: { "if-none-match": page.etag } }));
    expect(again.status).toBe(304);
    const missing = sendPage({ ...page, status: 404 }, new Request("http://a/", { headers: { "if-none-match": page.etag } }));
    expect(missing.status).toBe(404);
  });

  it("becomes smaller when it is refined, stays the same page, and is that small at once when it is made again", async () => {
    const html = Array.from({ length: 2000 }, (_, number) => `<p class="a${number % 7}">${number * number}</p>`).join("");
    const page = await finishPage(200, {}, html);
    const before = page.forms.br?.body.length ?? 0;
    await refine(page);
    const { headers, body } = page.forms.br ?? { headers: {}, body: Buffer.alloc(0) };
    expect(body.length).toBeLessThan(before);
    expect(headers["content-length"]).toBe(String(body.length));
    expect(headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(body).toString()).toBe(html);
    expect((await finishPage(200, {}, html)).forms.br?.body).toBe(body);
  });
});
