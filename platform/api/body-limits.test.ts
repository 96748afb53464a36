import { describe, expect, it } from "vitest";
import { readBoundedBody, refuseManyJsonFields, strangersLimits } from "./body-limits.server.ts";
import { readForm } from "./request-body.server.ts";

const requestWith = (body: string | ReadableStream, headers: Record<string, string>) =>
  new Request("http://a/", { method: "POST", body, headers, ...{ duplex: "half" } });
const status = (work: Promise<unknown>) =>
  work.then(
    () => 200,
    ({ status }) => status,
  );
const read = (body: string, type: string) => status(readBoundedBody(requestWith(body, { "content-type": type }), strangersLimits));

describe("a stranger's body", () => {
  it("has at most 64 KB, whether it says its length or not", async () => {
    const large = "x".repeat(64 * 1024 + 1);
    expect(await read(large, "text/plain")).toBe(413);
    expect(await status(readBoundedBody(requestWith(large, { "content-length": String(large.length) }), strangersLimits))).toBe(413);
    expect(await read(large.slice(1), "text/plain")).toBe(200);
  });

  it("has at most 200 fields, counted before it is parsed", async () => {
    const part = (name: number) => `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n\r\n`;
    const parts = (count: number) => `${Array.from({ length: count }, (_, name) => part(name)).join("")}--b--`;
    const form = (count: number) => "a=&".repeat(count);
    for (const [fields, expected] of [
      [200, 200],
      [202, 413],
    ] as const) {
      expect(await read(form(fields), "application/x-www-form-urlencoded; charset=utf-8")).toBe(expected);
      expect(await read(parts(fields), "multipart/form-data; boundary=b")).toBe(expected);
      expect(await read(parts(fields), 'Multipart/Form-Data; boundary="b"')).toBe(expected);
      const json = async () => refuseManyJsonFields({ list: Array(fields - 1).fill({}) }, strangersLimits);
      expect(await status(json())).toBe(expected);
    }
  });

  it("is counted by the boundary that it is parsed by", async () => {
    const fields = `${'--b\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n'.repeat(300)}--b--\r\n`;
    for (const type of ['; x="; boundary=z"; boundary=b', "; boundary=z; boundary=b", '; boundary="\\b"', '; boundary=""', ""]) {
      expect(await status(readForm(requestWith(fields, { "content-type": `multipart/form-data${type}` }), strangersLimits)), type).not.toBe(
        200,
      );
    }
  });

  it("has parts whose headers are short, and little text beside its file", async () => {
    const limits = { bytes: 4_000_000, fields: 200 };
    const form = (header: string, content: string) =>
      readForm(
        requestWith(`--b\r\ncontent-disposition: form-data; ${header}\r\n\r\n${content}\r\n--b--\r\n`, {
          "content-type": "multipart/form-data; boundary=b",
        }),
        limits,
      );
    const longText = "x".repeat(1_100_000);
    expect(await status(form('name="a"', "A text"))).toBe(200);
    expect(await status(form('name="a"; filename="a.png"', longText))).toBe(200);
    expect(await status(form('name="a"', longText))).toBe(413);
    expect(await status(form(`name="a"${"\r\nx: y".repeat(10_000)}`, "A text"))).toBe(400);
  });
});
