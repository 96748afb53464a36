import { beforeEach, describe, expect, it } from "vitest";
import { webResourceDefinition } from "#app/features/web-resources/definition.server.ts";
import { loanOfficers } from "#db/tables/loan-officers.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { type Caller, testApp } from "#test/app.ts";
import { loanOfficerDefinition } from "./definition.server.ts";

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

  it("that is declined stays as it was, and the officer is told", async () => {
    await save(change);
    expect((await owner("POST", "/api/officerproposal/1/decline")).status).toBe(200);
    expect((await officer("GET", "/api/ownofficer")).body).toMatchObject({ proposal: { declinedAt: expect.any(String) } });
    expect((await owner("GET", "/api/officerproposal")).body).toMatchObject({ proposalListVm: [] });
    expect((await owner("POST", "/api/officerproposal/1/approve", { json: { version: 2 } })).status).toBe(404);
    expect(await readOfficer()).toMatchObject({ subTitle: "Before" });
    await save({ subTitle: "Another try" });
    expect((await owner("GET", "/api/officerproposal")).body).toMatchObject({ proposalListVm: [{ patch: { subTitle: "Another try" } }] });
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
