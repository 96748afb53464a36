import { expect, it } from "vitest";
import { contentStore } from "#platform/content/content-store.server.ts";
import { testApp } from "#test/app.ts";
import { cacheReads } from "#test/content-cache.ts";
import { reviewDefinition } from "./definition.server.ts";
import { listReviewsOfOfficer } from "./reads.server.ts";

const { current, stranger, signIn } = testApp();

const draft = { author: "María G.", text: "Me explicaron todo con paciencia." };
const published = {
  ...draft,
  language: "es",
  translation: "They explained everything patiently.",
  rating: 5,
  source: "google",
  sourceUrl: "https://example.com/reviews/1",
  writtenOn: "2026-01-02",
  officerId: null,
  relation: "compensated",
  consentOn: "2026-01-03",
  status: "published",
};

const fieldsOf = (body: Record<string, unknown>) => (body.validationErrors as Array<{ field: string }>).map(({ field }) => field);

it("keeps the whole input of a create, and shows visitors what is published without the day of consent", async () => {
  const staff = await signIn("editor");
  const { body } = await staff("POST", "/api/review", { json: published });
  expect(body).toMatchObject({ success: true, reviewDto: { ...published, reviewId: 1, version: 1 } });
  await staff("POST", "/api/review", { json: draft });
  const { status: _, consentOn: __, ...visible } = published;
  expect((await stranger("GET", "/api/review")).body).toEqual({ reviewListVm: [{ ...visible, reviewId: 1 }] });
  expect((await stranger("GET", "/api/review/1")).body).toEqual({ reviewDto: { ...visible, reviewId: 1 } });
  expect((await stranger("GET", "/api/review/2")).status).toBe(404);
  expect((await staff("GET", "/api/review")).body.reviewListVm).toHaveLength(2);
});

it("refuses to publish without source, date or consent, and writes nothing", async () => {
  const staff = await signIn("editor");
  const refusal = await staff("POST", "/api/review", { json: { ...draft, status: "published" } });
  expect([refusal.status, fieldsOf(refusal.body)]).toEqual([400, ["source", "writtenOn", "consentOn"]]);
  expect((await staff("GET", "/api/review")).body).toEqual({ reviewListVm: [] });
});

it("judges a save of one field by the whole record", async () => {
  const staff = await signIn("editor");
  await staff("POST", "/api/review", { json: published });
  for (const [change, field] of [
    [{ consentOn: "" }, "consentOn"],
    [{ source: "" }, "source"],
    [{ sourceUrl: "" }, "sourceUrl"],
    [{ relation: "insider" }, "relation"],
    [{ writtenOn: "2100-01-01" }, "writtenOn"],
  ] as const) {
    const { status, body } = await staff("PUT", "/api/review", { json: { reviewId: 1, ...change } });
    expect([status, fieldsOf(body)], field).toEqual([400, [field]]);
  }
  expect((await staff("GET", "/api/review/1")).body).toMatchObject({ reviewDto: { ...published, version: 1 } });
});

it("is bounded, and takes only web addresses, known words and five stars", async () => {
  const staff = await signIn("editor");
  const wrong = {
    author: "a".repeat(81),
    text: "t".repeat(5001),
    sourceUrl: "javascript:alert(1)",
    rating: 6,
    source: "me",
    relation: "x",
  };
  const { status, body } = await staff("POST", "/api/review", { json: wrong });
  expect([status, fieldsOf(body)]).toEqual([400, ["author", "text", "rating", "source", "sourceUrl", "relation"]]);
  expect((await staff("POST", "/api/review", { json: { ...draft, officerId: 9 } })).body.message).toBe("officerId names no loan officer");
});

it("disappears from pages at once when the consent is withdrawn or the review deleted", async () => {
  cacheReads(current.platform.db);
  const staff = await signIn();
  await staff("POST", "/api/loanofficer", { json: { firstName: "Ana", lastName: "Peña", title: "T", licenseNumber: "77" } });
  await staff("POST", "/api/review", { json: { ...published, officerId: 1 } });
  const shown = async () => (await listReviewsOfOfficer(current.platform.db, 1)).map(({ author }) => author);
  expect(await shown()).toEqual(["María G."]);
  await staff("PUT", "/api/review", { json: { reviewId: 1, status: "draft", consentOn: "" } });
  expect(await shown()).toEqual([]);
  await staff("PUT", "/api/review", { json: { reviewId: 1, status: "published", consentOn: "2026-01-04" } });
  expect([await shown(), await listReviewsOfOfficer(current.platform.db, 2)]).toEqual([["María G."], []]);
  await staff("DELETE", "/api/review/1");
  expect(await shown()).toEqual([]);
});

it("is not restored to a state that could not be published", async () => {
  const staff = await signIn();
  const { db } = current.platform;
  // As a version of the program without these rules could have left it.
  await contentStore(reviewDefinition).create(db, { ...draft, status: "published" }, { userId: null });
  await staff("PUT", "/api/review", { json: { reviewId: 1, status: "draft" } });
  const { body } = await staff("GET", "/api/revisions?entity=review&id=1");
  const { revisionId } = (body.revisionListVm as Array<{ revisionId: number }>).at(-1) ?? {};
  const restored = await staff("POST", "/api/revisions/restore", { json: { revisionId } });
  expect([restored.status, fieldsOf(restored.body)]).toEqual([400, ["source", "writtenOn", "consentOn"]]);
  expect((await staff("GET", "/api/review/1")).body).toMatchObject({ reviewDto: { status: "draft" } });
});
