import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import { webResourceDefinition } from "#app/features/settings/definition.server.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { forgetUnusedPictures } from "#platform/lifecycle/unused-pictures.server.ts";
import { mailJobs } from "#platform/mail/tables/mail-jobs.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { loanOfficerDefinition } from "./definition.server.ts";
import { proposalDeclinedComposer } from "./mails/declined-mail.server.ts";
import { loanOfficers } from "./tables/loan-officers.server.ts";

const officers = contentStore(loanOfficerDefinition);
const resources = contentStore(webResourceDefinition);
const { current, signIn } = testApp();

let owner: Caller;
let officer: Caller;

beforeEach(async () => {
  owner = await signIn();
  officer = await signIn("officer");
  const ana = { firstName: "Ana", lastName: "Ortiz", title: "Loan Officer", licenseNumber: "1", email: "ana@example.com" };
  const translations = { es: { title: "Oficial", subTitle: "Antes" } };
  await officers.create(current.platform.db, { ...ana, subTitle: "Before", translations }, { userId: null });
  await owner("PUT", "/api/staff", { json: { userId: 2, loanOfficerId: 1 } });
});

const readOfficer = async () => (await current.platform.db.select().from(loanOfficers))[0];
const photo = () =>
  sharp({ create: { width: 40, height: 40, channels: 3, background: "teal" } })
    .png()
    .toBuffer();
const save = (fields: object) => officer("PUT", "/api/ownofficer", { json: fields });
const change = {
  subTitle: "First homes",
  description: "<p>Hello</p><script>x</script>",
  translations: { es: { subTitle: "Primera casa" } },
  awayFrom: "2027-01-01",
  mailLanguage: "es",
};

describe("an officer's own profile", () => {
  it("waits for an owner in what visitors read, and is live at once in the rest", async () => {
    const { status, body } = await save({ version: 1, ...change });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      needsApproval: true,
      proposal: { declinedAt: null, patch: { subTitle: "First homes", description: "<p>Hello</p>" } },
    });
    expect(await readOfficer()).toMatchObject({ subTitle: "Before", awayFrom: "2027-01-01", mailLanguage: "es" });
    const proposals = (await owner("GET", "/api/officerproposal")).body.proposalListVm;
    expect(proposals).toMatchObject([{ loanOfficerId: 1, userName: "officer", officer: { version: 2, subTitle: "Before" } }]);
    expect((await owner("POST", "/api/officerproposal/1/approve", { json: { version: 1 } })).status).toBe(409);
    expect((await owner("POST", "/api/officerproposal/1/approve", { json: { version: 2 } })).status).toBe(200);
    expect(await readOfficer()).toMatchObject({
      subTitle: "First homes",
      description: "<p>Hello</p>",
      translations: { es: { title: "Oficial", subTitle: "Primera casa" } },
      updatedBy: 1,
    });
    expect((await owner("POST", "/api/officerproposal/1/approve", { json: { version: 3 } })).status).toBe(404);
  });

  it("that is declined stays as it was; the officer is mailed the reason, keeps the text and can propose it again", async () => {
    const { db } = current.platform;
    await save(change);
    expect((await owner("POST", "/api/officerproposal/1/decline", { json: { reason: " " } })).status).toBe(400);
    expect((await owner("POST", "/api/officerproposal/1/decline", { json: { reason: "Please name no rates." } })).status).toBe(200);
    const proposal = { declinedAt: expect.any(String), declineReason: "Please name no rates.", patch: { subTitle: "First homes" } };
    expect((await officer("GET", "/api/ownofficer")).body).toMatchObject({ proposal });
    expect((await owner("GET", "/api/officerproposal")).body).toMatchObject({ proposalListVm: [] });
    expect((await owner("POST", "/api/officerproposal/1/decline", { json: { reason: "Again" } })).status).toBe(404);
    expect((await owner("POST", "/api/officerproposal/1/approve", { json: { version: 2 } })).status).toBe(404);
    expect(await readOfficer()).toMatchObject({ subTitle: "Before" });

    const [job] = await db.select().from(mailJobs).where(eq(mailJobs.kind, "officerProposal.declined"));
    expect(job).toMatchObject({ subject: "staff:2", payload: { loanOfficerId: 1 } });
    const compose = () => proposalDeclinedComposer(current.platform).compose(job?.payload, { queuedAt: new Date(), attempt: 1 });
    const mail = await compose();
    expect(mail?.to).toEqual([{ name: "", address: "officer@example.com" }]);
    expect(mail?.text).toContain("Motivo: Please name no rates.");
    await db.update(users).set({ language: "en" }).where(eq(users.id, 2));
    expect((await compose())?.text).not.toContain("Motivo:");

    await save({ subTitle: "Another try" });
    const again = { patch: { subTitle: "Another try" }, declinedAt: null, declineReason: null };
    expect((await owner("GET", "/api/officerproposal")).body).toMatchObject({ proposalListVm: [again] });
    expect(await compose()).toBeUndefined();
  });

  it("may have another photo, which is kept while it waits and shown once an owner approves it", async () => {
    const { db } = current.platform;
    expect((await owner("POST", "/api/ownofficer/photo", { form: { ImageFile: new Blob([await photo()]) } })).status).toBe(200);
    const answer = await officer("POST", "/api/ownofficer/photo", { form: { ImageFile: new Blob([await photo()]) } });
    const image1 = String(answer.body.image);
    expect((await save({ image1: "0".repeat(24) })).status).toBe(400);
    expect((await save({ image1 })).body).toMatchObject({ proposal: { patch: { image1 } }, loanOfficerDto: { image1: null } });
    await forgetUnusedPictures(current.platform, new Date(Date.now() + 86_400_000), (count) => count);
    expect(await db.$count(images, eq(images.name, image1))).toBe(1);
    expect((await owner("POST", "/api/officerproposal/1/approve", { json: { version: 1 } })).status).toBe(200);
    expect(await readOfficer()).toMatchObject({ image1, subTitle: "Before" });
    expect((await save({ image1: null })).body).toMatchObject({ proposal: { patch: { image1: null } } });
  });

  it("is live at once where the owner's setting says so, and never touches what is the office's", async () => {
    await resources.create(current.platform.db, { context: "officers.ownEditsNeedApproval", value: "no" }, { userId: null });
    const forged = {
      ...change,
      firstName: "X",
      isActive: false,
      email: "x@example.com",
      licenseNumber: "9",
      applyNowUrl: "https://x.example",
      sortOrder: 7,
    };
    expect((await save({ version: 1, ...forged })).body).toMatchObject({ needsApproval: false, proposal: null });
    expect(await readOfficer()).toMatchObject({
      ...{ firstName: "Ana", isActive: true, email: "ana@example.com", licenseNumber: "1", applyNowUrl: "", sortOrder: 0 },
      ...{ subTitle: "First homes", translations: { es: { title: "Oficial", subTitle: "Primera casa" } }, updatedBy: 2 },
    });
    expect((await save({ version: 1, subTitle: "Late" })).status).toBe(409);
    expect((await save({ calendarUrl: "javascript:x" })).status).toBe(400);
    expect((await save({ awayFrom: "2027-02-02", awayUntil: "2027-02-01" })).status).toBe(400);
  });

  it("is there for the officer's account alone, and only owners approve", async () => {
    const editor = await signIn("editor");
    expect((await editor("GET", "/api/ownofficer")).status).toBe(403);
    expect((await editor("GET", "/api/officerproposal")).status).toBe(403);
    expect((await officer("GET", "/api/officerproposal")).status).toBe(403);
    expect((await owner("GET", "/api/ownofficer")).status).toBe(404);
    expect((await officer("PUT", "/api/loanofficer", { json: { loanOfficerId: 1, lastName: "X" } })).status).toBe(403);
  });
});
