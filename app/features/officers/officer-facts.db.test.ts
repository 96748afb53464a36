import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { projectRoot } from "#platform/project-root.server.ts";
import { testApp } from "#test/app.ts";
import { listDirectory } from "./directory.server.ts";
import { noFilter } from "./directory-search.ts";
import { listSpecialists } from "./public/shown-officers.server.ts";

const { current, stranger, signIn } = testApp();

const picture = () => new Blob([readFileSync(join(projectRoot, "db/sample/images/home-hero.webp"))]);

it("staff choose which languages an officer speaks, and visitors see them", async () => {
  const staff = await signIn();
  const form = { firstName: "Ana", lastName: "Peña", title: "T", licenseNumber: "1", languagesSpoken: '["es","en"]' };
  expect((await staff("POST", "/api/loanofficer", { form })).body).toMatchObject({ loanOfficerDto: { languagesSpoken: ["es", "en"] } });
  expect((await stranger("GET", "/api/loanofficer/1")).body).toMatchObject({ loanOfficerDto: { languagesSpoken: ["es", "en"] } });
  const refusal = await staff("PUT", "/api/loanofficer", { json: { loanOfficerId: 1, languagesSpoken: ["klingon"] } });
  expect([refusal.status, refusal.body.message]).toEqual([400, expect.stringMatching(/^Languages /)]);
});

describe("an officer's licenses", () => {
  const names = { firstName: "Ana", lastName: "Peña", title: "T", licenseNumber: "77" };
  const license = { state: "UT", number: "1", from: "", until: "" };

  it("are refused by row and part, and nothing is written", async () => {
    const staff = await signIn();
    const licenses = [license, { ...license, state: "ZZ", from: "2027-02-30" }, { ...license, from: "2027-01-02", until: "2027-01-01" }];
    const { status, body } = await staff("POST", "/api/loanofficer", { form: { ...names, licenses: JSON.stringify(licenses) } });
    expect(status).toBe(400);
    expect(body.validationErrors).toEqual([
      { field: "licenses.1.state", message: expect.stringMatching(/^License 2: State /) },
      { field: "licenses.1.from", message: expect.stringMatching(/^License 2: Valid from /) },
      { field: "licenses.2.until", message: expect.stringMatching(/^License 3: Valid until /) },
    ]);
    for (const wrong of ["x", "{}", "[1]", JSON.stringify(Array(101).fill(license))])
      expect((await staff("POST", "/api/loanofficer", { form: { ...names, licenses: wrong } })).status, wrong.slice(0, 9)).toBe(400);
    expect((await staff("GET", "/api/loanofficer")).body).toEqual({ listLoanOfficersListVm: [] });
  });

  it("are the number given, for the office's state, when nothing else is said; and none when that is said", async () => {
    const staff = await signIn();
    const licensesOf = async (json: object) => {
      const { body } = await staff("POST", "/api/loanofficer", { json: { ...names, ...json } });
      return (body.loanOfficerDto as { licenses: unknown }).licenses;
    };
    expect(await licensesOf({})).toEqual([{ ...license, number: "77" }]);
    expect(await licensesOf({ licenses: [] })).toEqual([]);
    expect(await licensesOf({ licenses: [{ state: "ID" }] })).toEqual([{ state: "ID", number: "", from: "", until: "" }]);
  });
});

it("an absence ends after it began and has another officer as deputy, also when only one of the fields is sent", async () => {
  const staff = await signIn();
  const names = { firstName: "Ana", lastName: "Peña", title: "T", licenseNumber: "1" };
  await staff("POST", "/api/loanofficer", { json: { ...names, awayFrom: "2027-03-10" } });
  await staff("POST", "/api/loanofficer", { json: names });
  const refusalOf = async (patch: object) =>
    (await staff("PUT", "/api/loanofficer", { json: { loanOfficerId: 1, ...patch } })).body.message;
  expect(await refusalOf({ awayUntil: "2027-03-09" })).toMatch(/^Away until .*Away from/);
  expect(await refusalOf({ awayUntil: "2027-02-29" })).toMatch(/^Away until .*date/);
  expect(await refusalOf({ deputyOfficerId: 1 })).toMatch(/deputy/);
  expect(await refusalOf({ deputyOfficerId: 9 })).toBe("deputyOfficerId names no loan officer");
  const form = { loanOfficerId: "1", awayUntil: "2027-03-10", deputyOfficerId: "2" };
  expect((await staff("PUT", "/api/loanofficer", { form })).body).toMatchObject({
    loanOfficerDto: { awayFrom: "2027-03-10", awayUntil: "2027-03-10", deputyOfficerId: 2 },
  });
  const clear = { loanOfficerId: "1", awayFrom: "", awayUntil: "", deputyOfficerId: "" };
  expect((await staff("PUT", "/api/loanofficer", { form: clear })).body).toMatchObject({
    loanOfficerDto: { awayFrom: null, awayUntil: null, deputyOfficerId: null },
  });
});

it("visitors find officers by language, specialty and state, and another one first each day where the office chose so", async () => {
  const staff = await signIn();
  const names = { title: "T", licenseNumber: "1" };
  const licensedInIdaho = [
    { state: "ID", number: "1", from: "", until: "" },
    { state: "NV", number: "1", from: "", until: "2020-12-31" },
  ];
  await staff("POST", "/api/loanofficer", {
    json: { ...names, firstName: "Ana", lastName: "A", languagesSpoken: ["es"], specialties: ["va", "fha"] },
  });
  await staff("POST", "/api/loanofficer", {
    json: {
      ...names,
      firstName: "Bea",
      lastName: "B",
      languagesSpoken: ["es", "en"],
      specialties: ["fha"],
      licenses: licensedInIdaho,
      calendarUrl: "https://calendar.example/bea",
    },
  });
  const find = async (query: string) => {
    const { body } = await stranger("GET", `/api/loanofficer?${query}`);
    return (body.listLoanOfficersListVm as Array<{ firstName: string }>).map(({ firstName }) => firstName).join(" ");
  };
  expect([
    await find("speaks=es"),
    await find("speaks=en"),
    await find("speaks=es&specialty=va"),
    await find("speaks=en&specialty=va"),
    await find("state=UT"),
    await find("state=ID"),
    await find("state=NV"),
    await find("calendar=yes"),
  ]).toEqual(["Ana Bea", "Bea", "Ana", "", "Ana", "Bea", "", "Bea"]);
  for (const query of ["speaks=klingon", "state=XX", "calendar=no"])
    expect((await stranger("GET", `/api/loanofficer?${query}`)).status).toBe(400);
  const setOrder = (value: string) => staff("POST", "/api/webresource", { json: { context: "officers.order", value } });
  expect((await setOrder("random")).body.message).toBe("Directory order must be one of the values to choose from");
  await setOrder("rotation");
  const { db, log } = current.platform;
  const days = ["2027-01-01", "2027-01-02"].map((day) => new Date(`${day}T12:00:00Z`));
  const listings = await Promise.all(days.map((day) => listDirectory(db, log, "en", noFilter, day)));
  const specialists = await Promise.all(days.map((day) => listSpecialists({ db, log }, "fha", "es", day)));
  for (const lists of [listings, specialists]) expect(lists.map(([first]) => first?.firstName).sort()).toEqual(["Ana", "Bea"]);
});

it("visitors see no specialty that the company does not offer, in the list and on its own", async () => {
  const staff = await signIn();
  const names = { firstName: "Ana", lastName: "A", title: "T", licenseNumber: "1" };
  await staff("POST", "/api/loanofficer", { json: { ...names, specialties: ["va", "itin"] } });
  await staff("POST", "/api/webresource", { json: { context: "itin.offer", value: "none" } });
  const offered = { specialties: ["va"] };
  expect((await stranger("GET", "/api/loanofficer")).body).toMatchObject({ listLoanOfficersListVm: [offered] });
  expect((await stranger("GET", "/api/loanofficer/1")).body).toMatchObject({ loanOfficerDto: offered });
  expect((await staff("GET", "/api/loanofficer/1")).body).toMatchObject({ loanOfficerDto: { specialties: ["va", "itin"] } });
});

it("a photo keeps what must stay in its crops, which is saved with the officer or not at all", async () => {
  const staff = await signIn();
  const names = { firstName: "Ana", lastName: "Peña", title: "T", licenseNumber: "1" };
  const form = { ...names, ImageFile: picture(), imageFocus: '{"x":20,"y":80}' };
  const { image1: name } = (await staff("POST", "/api/loanofficer", { form })).body.loanOfficerDto as { image1: string };
  const storedFocus = async () => (await staff("GET", `/api/image?name=${name}`)).body.focus;
  expect(await storedFocus()).toEqual({ x: 20, y: 80 });
  const save = (json: object) => staff("PUT", "/api/loanofficer", { json: { loanOfficerId: 1, version: 1, ...json } });
  expect((await save({ imageFocus: { x: 101, y: 0 } })).body.validationErrors).toEqual([
    { field: "imageFocus.x", message: "imageFocus.x must be at most 100" },
  ]);
  expect((await save({ imageFocus: { x: 0, y: 100 } })).status).toBe(200);
  expect((await save({ imageFocus: { x: 5, y: 5 } })).status).toBe(409);
  expect(await storedFocus()).toEqual({ x: 0, y: 100 });
  const { listLoanOfficersListVm } = (await stranger("GET", "/api/loanofficer")).body;
  expect(listLoanOfficersListVm).toMatchObject([{ imageFocusX: 0, imageFocusY: 100 }]);
  expect((await stranger("GET", `/api/image?name=${name}`)).status).toBe(401);
  for (const wrong of ["nothing.webp", "%00"]) expect((await staff("GET", `/api/image?name=${wrong}`)).status, wrong).toBe(400);
});
