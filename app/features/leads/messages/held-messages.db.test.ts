import { describe, expect, it } from "vitest";
import { heldReasonIn } from "#app/features/leads/admin/texts/held-reasons.ts";
import { usedFormTokens } from "#app/features/leads/tables/used-form-tokens.server.ts";
import { testLeads } from "#test/leads.ts";
import { findSpamSigns } from "./spam.ts";

const { current, signIn, send, someone, storedMessages, jobs, formCookieAgedBy } = testLeads();

describe("spam", () => {
  it("that triggers the honeypot gets the same response, is held with a reason, and not mailed", async () => {
    const { status, body } = await send({ website: "https://spam.example" }, someone(await formCookieAgedBy(30)));
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true });
    expect(await storedMessages()).toMatchObject([{ state: "held", heldReason: expect.stringContaining("hidden field") }]);
    expect(await jobs()).toEqual([]);
  });

  it("is shown with its reason on the first page of the inbox, and deleted together there", async () => {
    const staff = await signIn("editor");
    for (let count = 0; count < 6; count++) await send({ website: "x" });
    await send();
    const inbox = async (query = "") => (await staff("GET", `/api/contactmessage${query}`)).body;
    const held = (await inbox()).heldListVm as Array<{ contactMessageId: number; heldReason: string; version: number }>;
    expect(held.map(({ contactMessageId }) => contactMessageId)).toEqual([6, 5, 4, 3, 2]);
    expect(held[0]?.heldReason).toContain("hidden field");
    expect((await inbox("?state=new")).heldListVm).toEqual([]);
    const records = held.map(({ contactMessageId: id, version }) => ({ id, version }));
    const { body } = await staff("PUT", "/api/contactmessage/bulkdelete", { json: { records: [...records, { id: 9, version: 1 }] } });
    expect(body).toMatchObject({ done: [2, 3, 4, 5, 6], refused: [{ id: 9 }] });
    expect((await inbox()).held).toBe(1);
  });

  it("has its reason in Spanish too, whatever it is", () => {
    const signs = [
      ...[{ kind: "none" as const }, { kind: "forged" as const }, { kind: "reused" as const }],
      ...[0, 48 * 3600 * 1000].map((ageMs) => ({ kind: "ours" as const, ageMs })),
    ];
    const values = {
      name: "www.example.com",
      phone: "1",
      email: "x@example.com",
      message: `<a href=x> http://a.example http://b.example casino seo ${"ж".repeat(200)}`,
    };
    for (const token of signs) {
      const reason = findSpamSigns(values, { honeypot: "x", token, isOverLimit: true });
      const spanish = heldReasonIn("es", reason).split("; ");
      for (const part of reason.split("; ")) expect(spanish, part).not.toContain(part);
    }
    expect(heldReasonIn("es", "it contains a link")).toBe("contiene un enlace");
  });

  it("with another's token or a forged one counts against a message, and a used token against a different one", async () => {
    const message = "see www.example.com";
    const cookie = await formCookieAgedBy(30);
    await send({ message }, someone(`${cookie.slice(0, -1)}${cookie.endsWith("A") ? "B" : "A"}`));
    await send({ message }, someone(cookie));
    await send({ message: `${message} again` }, someone(cookie));
    expect((await storedMessages()).map(({ state, heldReason }) => [state, heldReason])).toEqual([
      ["held", "it looks automated; it contains a link"],
      ["new", ""],
      ["held", "the same form was sent before; it contains a link"],
    ]);
  });

  it("is not what a double click makes: the same form sent twice is one message", async () => {
    const who = someone(await formCookieAgedBy(30));
    const answers = await Promise.all([send({}, who), send({}, who)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await storedMessages()).toHaveLength(1);
    expect(await jobs()).toHaveLength(2);
    expect(await current.platform.db.select().from(usedFormTokens)).toMatchObject([{ contactMessageId: 1 }]);
  });

  it("is limited per address, a forged header changing nothing, and says when to come back", async () => {
    const { headers } = someone();
    const forgedHeaders = (i: number) => ({ ...headers, "x-forwarded-for": `198.51.100.${i}, ${headers["x-forwarded-for"]}` });
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await send({}, { email: `a${i}@example.com`, headers: forgedHeaders(i) })).status);
    expect(statuses).toEqual([...Array(10).fill(200), 429]);
    const refusal = await send({ language: "es" }, { email: "b@example.com", headers });
    expect(refusal.body).toMatchObject({ success: false, message: expect.stringContaining("Espere unos minutos") });
    expect(Number(refusal.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await storedMessages()).toHaveLength(10);
  });

  it("is limited per sender, regardless of the address and the case", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++)
      statuses.push((await send({}, { ...someone(), email: i % 2 ? "same@example.com" : "Same@Example.com" })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
