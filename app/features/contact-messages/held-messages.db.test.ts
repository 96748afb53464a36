import { describe, expect, it } from "vitest";
import { usedFormTokens } from "#db/tables/used-form-tokens.server.ts";
import { testLeads } from "#test/leads.ts";

const { current, send, someone, storedMessages, jobs, formCookieAgedBy } = testLeads();

describe("spam", () => {
  it("that falls into the trap is answered like any other, held with a reason, and mailed to nobody", async () => {
    const { status, body } = await send({ website: "https://spam.example" }, someone(await formCookieAgedBy(30)));
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true });
    expect(await storedMessages()).toMatchObject([{ state: "held", heldReason: "a hidden field was filled in" }]);
    expect(await jobs()).toEqual([]);
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

  it("is limited per sender, whatever the address and the case", async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++)
      statuses.push((await send({}, { ...someone(), email: i % 2 ? "same@example.com" : "Same@Example.com" })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
