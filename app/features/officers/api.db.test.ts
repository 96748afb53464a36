import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "#platform/project-root.server.ts";
import { testApp } from "#test/app.ts";
import { cacheReads } from "#test/content-cache.ts";

const { current, stranger, signIn } = testApp();

const wholeInput = {
  firstName: "Ana",
  lastName: "Peña 🏡",
  title: "Loan Officer",
  subTitle: "First homes",
  licenseNumber: "1234567",
  phoneNumber: "(801) 555-0100",
  email: "ana@example.com",
  description: "<p>Hello</p>",
  facebookUrl: "https://example.com/ana",
  instagramUrl: "https://example.org/ana",
  applyNowUrl: "https://apply.example.com/?a=1&b=2",
  licenses: [{ state: "UT", number: "U-1", from: "2026-01-01", until: "2027-12-31" }],
  textNumber: "801.555.0101",
  whatsAppNumber: "+52 55 1234 5678",
  office: "Taylorsville",
  calendarUrl: "https://calendar.example.com/ana",
  languagesSpoken: ["es", "en"],
  specialties: ["firstHome", "itin"],
  mailLanguage: "es",
  awayFrom: "2026-12-20",
  awayUntil: "2027-01-03",
  isActive: true,
  sortOrder: 3,
  translations: { es: { title: "Oficial de préstamos", subTitle: "Primera casa", description: "<p>Hola</p>" } },
};

const picture = () => new Blob([readFileSync(join(projectRoot, "db/sample/images/home-hero.webp"))]);

describe("loan officers", () => {
  it("keep the whole input of a create", async () => {
    const staff = await signIn();
    const { status, body } = await staff("POST", "/api/loanofficer", { json: wholeInput });
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, loanOfficerDto: { ...wholeInput, version: 1, updatedBy: 1 } });
  });

  it("come from a form, where everything is text", async () => {
    const staff = await signIn();
    const form = {
      ...wholeInput,
      isActive: "false",
      sortOrder: "3",
      licenses: JSON.stringify(wholeInput.licenses),
      languagesSpoken: JSON.stringify(wholeInput.languagesSpoken),
      specialties: JSON.stringify(wholeInput.specialties),
      translations: JSON.stringify(wholeInput.translations),
      ImageFile: picture(),
    };
    const { body } = await staff("POST", "/api/loanofficer", { form });
    expect(body).toMatchObject({
      success: true,
      loanOfficerDto: { ...wholeInput, isActive: false, image1: expect.stringMatching(/^[0-9a-f]{24}\.webp$/) },
    });
    const { image1 } = body.loanOfficerDto as { image1: string };
    const servedPicture = await current.app.request(`/resources/${image1}`);
    expect(servedPicture.status).toBe(200);
    expect(servedPicture.headers.get("cache-control")).toContain("immutable");
  });

  it("are last in the directory unless they are given a position", async () => {
    const staff = await signIn();
    const { sortOrder: _, ...withoutPosition } = wholeInput;
    await staff("POST", "/api/loanofficer", { json: wholeInput });
    const { body } = await staff("POST", "/api/loanofficer", { json: { ...withoutPosition, lastName: "Abad" } });
    expect(body).toMatchObject({ loanOfficerDto: { sortOrder: 13 } });
    const { listLoanOfficersListVm } = (await staff("GET", "/api/loanofficer")).body;
    expect((listLoanOfficersListVm as Array<{ lastName: string }>).map(({ lastName }) => lastName)).toEqual(["Peña 🏡", "Abad"]);
  });

  it("are put before one another, last, or nowhere when the list has changed", async () => {
    const staff = await signIn();
    for (const firstName of ["A", "B", "C"])
      await staff("POST", "/api/loanofficer", { json: { ...wholeInput, firstName, sortOrder: undefined } });
    const move = (id: number, before: number | null) => staff("PUT", "/api/loanofficer/order", { json: { id, before } });
    const names = async () =>
      ((await stranger("GET", "/api/loanofficer")).body.listLoanOfficersListVm as Array<{ firstName: string }>).map(
        ({ firstName }) => firstName,
      );
    expect(await names()).toEqual(["A", "B", "C"]);
    expect((await move(3, 1)).status).toBe(200);
    expect(await names()).toEqual(["C", "A", "B"]);
    await move(3, null);
    expect(await names()).toEqual(["A", "B", "C"]);
    // Those that were not moved are unchanged, so editing one at the same time is no conflict.
    expect((await staff("GET", "/api/loanofficer/1")).body.loanOfficerDto).toMatchObject({ version: 1 });
    await staff("DELETE", "/api/loanofficer/2");
    expect((await move(3, 2)).status).toBe(409);
    expect((await move(2, 3)).status).toBe(409);
    expect((await staff("PUT", "/api/loanofficer/order", { json: { id: "x" } })).status).toBe(400);
    expect((await stranger("PUT", "/api/loanofficer/order", { json: { id: 1, before: null } })).status).toBe(401);
  });

  it("are refused by name of the field, and nothing is written", async () => {
    const staff = await signIn();
    const { status, body } = await staff("POST", "/api/loanofficer", {
      json: { ...wholeInput, firstName: " ", email: "nobody", facebookUrl: "javascript:alert(1)" },
    });
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false });
    expect((body.validationErrors as Array<{ field: string }>).map(({ field }) => field)).toEqual(["firstName", "email", "facebookUrl"]);
    expect((await staff("GET", "/api/loanofficer")).body).toEqual({ listLoanOfficersListVm: [] });
  });

  it("change only in the fields that came", async () => {
    const staff = await signIn();
    await staff("POST", "/api/loanofficer", { json: wholeInput });
    const { body } = await staff("PUT", "/api/loanofficer", { form: { loanOfficerId: "1", title: "Branch Manager" } });
    expect(body).toMatchObject({
      success: true,
      message: "Data was updated successfully",
      loanOfficerDto: { ...wholeInput, title: "Branch Manager", version: 2 },
    });
  });

  it("answer 409 with the current record when someone else saved first", async () => {
    const staff = await signIn();
    await staff("POST", "/api/loanofficer", { json: wholeInput });
    const answers = await Promise.all(
      ["One", "Two"].map((title) => staff("PUT", "/api/loanofficer", { json: { loanOfficerId: 1, version: 1, title } })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refusal = answers.find(({ status }) => status === 409);
    expect(refusal?.body).toMatchObject({ success: false, current: { loanOfficerId: 1, version: 2 } });
  });

  it("show visitors only the active ones, in their language, with what a page shows", async () => {
    const staff = await signIn();
    await staff("POST", "/api/loanofficer", { json: wholeInput });
    await staff("POST", "/api/loanofficer", { json: { ...wholeInput, isActive: false } });
    const { body } = await stranger("GET", "/api/LoanOfficer?lang=es");
    expect(body.listLoanOfficersListVm).toHaveLength(1);
    expect(body.listLoanOfficersListVm).toMatchObject([{ title: "Oficial de préstamos" }]);
    expect(JSON.stringify(body)).not.toMatch(/updatedBy|translations|version|away|deputy|mailLanguage/);
    expect((await stranger("GET", "/api/loanofficer/2")).status).toBe(404);
  });

  it("are found without accents or case", async () => {
    const staff = await signIn();
    await staff("POST", "/api/loanofficer", { json: wholeInput });
    const results = await staff("GET", "/api/loanofficer?filterKey=PENA");
    expect(results.body.listLoanOfficersListVm).toHaveLength(1);
    expect((await staff("GET", "/api/loanofficer?filterKey=%25")).body.listLoanOfficersListVm).toHaveLength(0);
  });

  it("are found by telephone number however it is written, by staff and by visitors", async () => {
    const staff = await signIn();
    await staff("POST", "/api/loanofficer", { json: { ...wholeInput, phoneNumber: "(801) 555-1234" } });
    for (const caller of [staff, stranger])
      for (const searchTerm of ["8015551234", "801.555.1234", "+1 801 555 1234"]) {
        const { body } = await caller("GET", `/api/loanofficer?filterKey=${encodeURIComponent(searchTerm)}`);
        expect(body.listLoanOfficersListVm, searchTerm).toHaveLength(1);
      }
  });

  it("are found by visitors, in memory, as by staff, in the database", async () => {
    const cache = cacheReads(current.platform.db);
    const staff = await signIn();
    await staff("POST", "/api/loanofficer", { json: wholeInput });
    await staff("POST", "/api/loanofficer", {
      json: { ...wholeInput, firstName: "100%_of\\", lastName: "O'Neil", phoneNumber: "801 555 1234" },
    });
    const idsFor = async (caller: typeof stranger, search: string) => {
      const { body } = await caller("GET", `/api/loanofficer?filterKey=${encodeURIComponent(search)}`);
      return (body.listLoanOfficersListVm as Array<{ loanOfficerId: number }>).map(({ loanOfficerId }) => loanOfficerId);
    };
    const searches = [
      "",
      "  ",
      "PEÑA",
      "pena ana",
      "%",
      "_",
      "\\",
      "o'neil",
      "(801) 555-1234",
      "+1 8015551234",
      "primera CASA",
      "🏡",
      "nobody",
    ];
    const foundByStaff = await Promise.all(searches.map((search) => idsFor(staff, search)));
    await idsFor(stranger, "");
    const { hits, misses } = cache.counts;
    const foundByVisitors = [];
    for (const search of searches) foundByVisitors.push(await idsFor(stranger, search));
    expect(foundByVisitors).toEqual(foundByStaff);
    expect(cache.counts.misses).toBe(misses);
    expect(cache.counts.hits).toBeGreaterThanOrEqual(hits + searches.length);
    expect(foundByStaff).toEqual([[2, 1], [2, 1], [1], [1], [2], [2], [2], [2], [2], [2], [2, 1], [1], []]);
  });

  it("lose scripts from their description and nothing else", async () => {
    const staff = await signIn();
    const description = `<p onclick="x()">Hi <strong>you</strong><script>alert(1)</script><a href="javascript:x()">l</a></p>`;
    const { body } = await staff("POST", "/api/loanofficer", { json: { ...wholeInput, description } });
    expect(body).toMatchObject({ loanOfficerDto: { description: "<p>Hi <strong>you</strong><a>l</a></p>" } });
  });

  it.each(["0", "-1", "1.5", "1e3", "01", "99999999999", "1%00", "abc"])("answer 404 for the id %s", async (id) => {
    expect((await stranger("GET", `/api/loanofficer/${id}`)).status).toBe(404);
  });

  it("are closed to strangers, regardless of the spelling", async () => {
    for (const path of ["/api/loanofficer/1", "/API/LOANOFFICER/1"]) expect((await stranger("DELETE", path)).status, path).toBe(401);
    for (const path of ["//api//loanofficer/1/", "/api/%6coanofficer/1"]) expect((await stranger("DELETE", path)).status, path).toBe(404);
    expect((await stranger("POST", "/api/loanofficer", { json: wholeInput })).status).toBe(401);
  });

  it("refuse a write that another site sent with someone's cookies", async () => {
    const staff = await signIn();
    for (const [name, value] of [
      ["origin", "https://evil.example"],
      ["sec-fetch-site", "cross-site"],
    ] as const) {
      expect((await staff("POST", "/api/loanofficer", { json: wholeInput, headers: { [name]: value } })).status).toBe(403);
    }
  });
});
