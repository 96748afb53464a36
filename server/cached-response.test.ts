import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { waitingForCompression } from "./background-compression.ts";
import { createResponse, send, storableSize, takeOverBodies } from "./cached-response.ts";

const requestFor = (accepted: string, more: Record<string, string> = {}) =>
  new Request("http://a/", { headers: { "accept-encoding": accepted, ...more } });

async function bodyOf(response: Response | Promise<Response>) {
  const { headers, status, ...rest } = await response;
  const body = Buffer.from(await (await response).arrayBuffer());
  expect(headers.get("content-length")).toBe(String(body.length));
  return { ...rest, status, encoding: headers.get("content-encoding"), body };
}

describe("an answer in memory", () => {
  it("is sent in the encoding that the browser takes", async () => {
    const html = "<p>Préstamos</p>".repeat(100);
    const answer = createResponse(200, { "Content-Type": "text/html" }, html);
    const br = await bodyOf(send(answer, requestFor("gzip, br"), {}));
    expect([br.encoding, brotliDecompressSync(br.body).toString()]).toEqual(["br", html]);
    const gz = await bodyOf(send(answer, requestFor("gzip, br;q=0"), {}));
    expect([gz.encoding, gunzipSync(gz.body).toString()]).toEqual(["gzip", html]);
    const plainBody = await bodyOf(send(answer, requestFor(""), {}));
    expect([plainBody.encoding, plainBody.body.toString()]).toEqual([null, html]);
  });

  it("is not sent again to a browser that has it", async () => {
    const answer = createResponse(200, {}, "<p>hello</p>");
    const again = requestFor("", { "if-none-match": answer.etag });
    expect((await send(answer, again, {})).status).toBe(304);
    expect((await send({ ...answer, status: 404 }, again, {})).status).toBe(404);
  });

  it("becomes smaller when it is asked for again after a while, and stays so when it comes out the same", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const html = Array.from({ length: 2000 }, (_, number) => `<p class="a${number % 7}">${number * number}</p>`).join("");
    const answer = createResponse(200, {}, html);
    const sendIn = (encoding: string) => bodyOf(send(answer, requestFor(encoding), {}));
    const first = { br: await sendIn("br"), gzip: await sendIn("gzip") };
    await sendIn("br");
    expect(waitingForCompression()).toBe(0);
    vi.setSystemTime(Date.now() + 60_000);
    await sendIn("br");
    await vi.waitFor(async () => expect((await sendIn("br")).body.length).toBeLessThan(first.br.body.length));
    const compressedBody = await sendIn("br");
    expect(brotliDecompressSync(compressedBody.body).toString()).toBe(html);
    const gzip = await sendIn("gzip");
    expect(gzip.body.length).toBeLessThan(first.gzip.body.length);
    expect(gunzipSync(gzip.body).toString()).toBe(html);
    const sameBodies = takeOverBodies(createResponse(200, {}, html), answer);
    expect((await bodyOf(send(sameBodies, requestFor("br"), {}))).body).toEqual(compressedBody.body);
    const otherAnswer = takeOverBodies(createResponse(200, {}, `${html}!`), answer);
    expect(otherAnswer.bodies.br).toBeUndefined();
  });

  it("is stored as no error, no private answer and nothing that sets a cookie", () => {
    expect(storableSize(createResponse(200, {}, "x"))).toBeGreaterThan(0);
    const otherAnswers = [
      createResponse(404, {}, "x"),
      createResponse(200, { "cache-control": "no-store" }, "x"),
      createResponse(200, { "set-cookie": "a=b" }, "x"),
    ];
    expect(otherAnswers.map(storableSize)).toEqual([undefined, undefined, undefined]);
  });
});
