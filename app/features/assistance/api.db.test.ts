import { describe, expect, it } from "vitest";
import { testApp } from "#test/app.ts";
import { cacheReads } from "#test/content-cache.ts";
import { listValidPrograms } from "./service.server.ts";

const { current, stranger, signIn } = testApp();

const wholeInput = {
  name: "Threshold Help",
  operator: "Sample County",
  amount: "Up to 3.5% of the loan",
  amountPercent: 3.5,
  amountMax: 15_000,
  incomeLimit: 80_000,
  incomeNote: "For five people",
  priceLimit: 450_000,
  priceNote: "Land included",
  minimumScore: 640,
  unlimited: [],
  counties: ["Salt Lake", "Utah"],
  areaNote: "Inside the city limits",
  firstTimeRule: "veterans-exempt",
  newConstructionOnly: true,
  status: "published",
  funding: "paused",
  sourceUrl: "https://program.example/rules",
  sourceName: "Sample County, rules of 2026",
  checkedOn: "2026-11-17",
  validUntil: "2099-03-31",
  uncertain: "Whether funds are left",
  toAsk: "How long are funds reserved?",
  translations: {
    es: {
      name: "Ayuda Umbral",
      amount: "Hasta 3.5% del préstamo",
      incomeNote: "Para cinco personas",
      priceNote: "Con terreno",
      areaNote: "Dentro de la ciudad",
      uncertain: "Si quedan fondos",
      toAsk: "¿Por cuánto tiempo se apartan los fondos?",
    },
  },
};

const minimal = { name: "Plain", operator: "O", amount: "$1", sourceUrl: "https://a.example", sourceName: "A" };
const dates = { checkedOn: "2026-11-17", validUntil: "2099-03-31" };

type List = Array<Record<string, unknown>>;
const listOf = (body: Record<string, unknown>) => body.assistanceProgramListVm as List;

describe("assistance programs", () => {
  it("keep the whole input of a create", async () => {
    const staff = await signIn("editor");
    const { status, body } = await staff("POST", "/api/assistanceprogram", { json: wholeInput });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, assistanceProgramDto: { ...wholeInput, assistanceProgramId: 1, version: 1 } });
  });

  it("start as drafts whose limits are not known, and take amounts as the form sends them", async () => {
    const staff = await signIn("editor");
    await staff("POST", "/api/assistanceprogram", { json: { ...minimal, ...dates } });
    const json = { assistanceProgramId: 1, incomeLimit: "$85,000", amountPercent: "6", minimumScore: "", counties: [], version: 1 };
    const { body } = await staff("PUT", "/api/assistanceprogram", { json });
    expect(body.assistanceProgramDto).toMatchObject({
      status: "draft",
      funding: "open",
      firstTimeRule: "unknown",
      incomeLimit: 85_000,
      amountPercent: 6,
      priceLimit: null,
      minimumScore: null,
      version: 2,
    });
    const { body: emptied } = await staff("PUT", "/api/assistanceprogram", { json: { assistanceProgramId: 1, incomeLimit: "" } });
    expect(emptied.assistanceProgramDto).toMatchObject({ incomeLimit: null, amountPercent: 6 });
    expect((await staff("PUT", "/api/assistanceprogram", { json: { ...json, version: 1 } })).status).toBe(409);
  });

  it("are refused by name of the field, and nothing is written", async () => {
    const staff = await signIn("editor");
    const wrong = {
      name: " ",
      operator: "x".repeat(161),
      amount: "",
      amountPercent: "101",
      incomeLimit: -1,
      priceLimit: "cheap",
      minimumScore: 900,
      counties: ["Atlantis"],
      firstTimeRule: "sometimes",
      sourceUrl: "javascript:alert(1)",
      sourceName: "",
      checkedOn: "soon",
      validUntil: "",
      uncertain: "x".repeat(2_001),
    };
    const { status, body } = await staff("POST", "/api/assistanceprogram", { json: wrong });
    expect(status).toBe(400);
    const fields = (body.validationErrors as Array<{ field: string }>).map(({ field }) => field.split(".")[0]);
    expect([...new Set(fields)].sort()).toEqual(Object.keys(wrong).sort());
    const contradictions = [
      { json: { ...minimal, checkedOn: "2026-11-17", validUntil: "2026-11-16" }, field: "validUntil" },
      { json: { ...minimal, ...dates, incomeLimit: 1, unlimited: ["income"] }, field: "incomeLimit" },
      { json: { ...minimal, ...dates, minimumScore: 640, unlimited: ["price", "score"] }, field: "minimumScore" },
      { json: { ...minimal, ...dates, amountMax: 500_001, priceLimit: 500_000 }, field: "amountMax" },
    ];
    for (const { json, field } of contradictions) {
      const refusal = await staff("POST", "/api/assistanceprogram", { json });
      expect(refusal).toMatchObject({ status: 400, body: { validationErrors: [{ field }] } });
    }
    const several = { ...minimal, checkedOn: "2099-04-01", validUntil: "2099-03-31", incomeLimit: 1, unlimited: ["income"] };
    expect((await staff("POST", "/api/assistanceprogram", { json: several })).body).toMatchObject({
      validationErrors: [
        { field: "checkedOn", message: "Checked on must not be in the future" },
        { field: "validUntil" },
        { field: "incomeLimit", message: expect.stringMatching(/^Income limit: .*“No limit exists for”/) },
      ],
    });
    for (const [field, message] of [
      ["amountPercent", "Percent must be at least 0"],
      ["incomeLimit", "Income limit must be at least 1"],
    ] as const)
      expect((await staff("POST", "/api/assistanceprogram", { json: { ...minimal, ...dates, [field]: "-5" } })).body).toMatchObject({
        validationErrors: [{ field, message }],
      });
    expect(listOf((await staff("GET", "/api/assistanceprogram")).body)).toEqual([]);
  });

  it("refuse a change that would leave a contradiction, and stay as they are", async () => {
    const staff = await signIn("editor");
    await staff("POST", "/api/assistanceprogram", { json: wholeInput });
    const json = { assistanceProgramId: 1, validUntil: "2026-01-01", name: "Changed" };
    expect((await staff("PUT", "/api/assistanceprogram", { json })).status).toBe(400);
    expect((await staff("GET", "/api/assistanceprogram/1")).body.assistanceProgramDto).toMatchObject({ name: wholeInput.name, version: 1 });
  });

  it("are shown to visitors in their language, without drafts and what is for staff", async () => {
    const staff = await signIn("editor");
    await staff("POST", "/api/assistanceprogram", { json: wholeInput });
    await staff("POST", "/api/assistanceprogram", { json: { ...wholeInput, name: "Hidden", status: "draft" } });
    const { body } = await stranger("GET", "/api/AssistanceProgram?lang=es");
    expect(listOf(body)).toMatchObject([{ assistanceProgramId: 1, name: "Ayuda Umbral", amount: "Hasta 3.5% del préstamo" }]);
    expect(JSON.stringify(body)).not.toMatch(/translations|version|updatedBy|Hidden/);
    expect(listOf((await stranger("GET", "/api/assistanceprogram?filterKey=nothing")).body)).toEqual([]);
    expect((await stranger("GET", "/api/assistanceprogram/2")).status).toBe(404);
  });

  it("are written by staff who may write content alone", async () => {
    const reviewer = await signIn("reviewer");
    for (const caller of [stranger, reviewer, await signIn("officer")]) {
      const { status } = await caller("POST", "/api/assistanceprogram", { json: wholeInput });
      expect([401, 403]).toContain(status);
    }
    expect(listOf((await reviewer("GET", "/api/assistanceprogram")).body)).toEqual([]);
  });

  it("can be deleted and restored, and are found by their text", async () => {
    const staff = await signIn("editor");
    await staff("POST", "/api/assistanceprogram", { json: wholeInput });
    const found = await staff("GET", "/api/texts?filterKey=se%20apartan");
    expect(JSON.stringify(found.body)).toContain('"entity":"assistanceprogram"');
    expect((await staff("DELETE", "/api/assistanceprogram/1")).status).toBe(200);
    expect(listOf((await stranger("GET", "/api/assistanceprogram")).body)).toEqual([]);
    const json = { entity: "assistanceprogram", records: [{ id: 1 }] };
    expect((await staff("POST", "/api/revisions/restoredeleted", { json })).status).toBe(200);
    const { body } = await staff("GET", "/api/assistanceprogram/1");
    expect(body.assistanceProgramDto).toMatchObject({ ...wholeInput, version: 2 });
  });

  it("disappear for visitors when their last day ends in Utah, also from what the cache holds, and stay for staff", async () => {
    const staff = await signIn("editor");
    const cache = cacheReads(current.platform.db);
    await staff("POST", "/api/assistanceprogram", { json: { ...wholeInput, validUntil: "2027-03-31" } });
    const seenAt = async (moment: string) => {
      const valid = await listValidPrograms(current.platform.db, "en", new Date(moment));
      return valid.map(({ name }) => name);
    };
    expect(await seenAt("2027-03-31T23:59:59-06:00")).toEqual([wholeInput.name]);
    expect(cache.counts.misses).toBe(1);
    expect(await seenAt("2027-04-01T00:00:00-06:00")).toEqual([]);
    expect(cache.counts).toMatchObject({ misses: 1, hits: 1 });
    expect(listOf((await staff("GET", "/api/assistanceprogram")).body)).toHaveLength(1);
  });
});
