import { describe, expect, it } from "vitest";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { webResources } from "#app/features/settings/tables/web-resources.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { testDatabase } from "#test/database.ts";
import { loadPage, renderPage } from "#test/render-page.tsx";
import * as route from "./apply.tsx";

const database = testDatabase();
const officers = contentStore(loanOfficerDefinition);
const companyLink = "https://apply.example.com/register";

const load = (path: string) => loadPage(database.db, route.loader, path);
const render = (path: string) => renderPage(database.db, route, path);

const redirectOf = async (address: string) => {
  const thrown = await load(address).catch((error: unknown) => error);
  return thrown instanceof Response ? thrown.headers.get("Location") : undefined;
};

function addOfficer(values: object = {}) {
  const licenses = [{ state: "UT" as const, number: "1", from: "", until: "" }];
  const person = { firstName: "Ana", lastName: "Peña", title: "T", licenseNumber: "1", phoneNumber: "(801) 555-0111", licenses };
  return officers.create(database.db, { ...person, applyNowUrl: "https://apply.example.com/ana", ...values }, { userId: null });
}

describe("the application to continue to", () => {
  it("is the company's, or that of the officer whose id is in the URL", async () => {
    await addOfficer();
    await addOfficer({ firstName: "Eva", applyNowUrl: "" });
    expect((await load("/es/apply")).applicationUrl).toBe(companyLink);
    expect(await load("/es/apply?officer=1")).toEqual({
      applicationUrl: "https://apply.example.com/ana",
      officer: { name: "Ana Peña", phone: "(801) 555-0111" },
    });
    expect((await load("/apply?officer=2")).applicationUrl).toBe(companyLink);
  });

  it("never comes from the URL", async () => {
    await addOfficer();
    for (const query of [
      "officer=https://evil.example",
      "officer=//evil.example",
      "officer=%2F%2Fevil.example",
      "officer=1e0",
      "officer=01",
      "officer=1%00",
      "officer=-1",
      "officer=0",
      "officer=99999999999999999999",
      "officer=",
      "officer=2",
    ])
      expect(await redirectOf(`/es/apply?${query}`), query).toBe("/es/apply");
    for (const query of ["url=https://evil.example", "next=//evil.example", "links.apply=https://evil.example"])
      expect((await load(`/es/apply?${query}`)).applicationUrl, query).toBe(companyLink);
    expect((await load("/es/apply?officer=1&officer=https://evil.example")).applicationUrl).toBe("https://apply.example.com/ana");
  });

  it("is the company's if the officer may not take applications", async () => {
    await addOfficer({ isActive: false });
    await addOfficer({ licenses: [{ state: "UT", number: "1", from: "", until: "2020-12-31" }] });
    expect(await redirectOf("/apply?officer=1")).toBe("/apply");
    expect(await redirectOf("/es/apply?officer=2")).toBe("/es/apply");
  });
});

it("explains in Spanish what the application asks, its English words and whom to call, and leads on in one step", async () => {
  await addOfficer();
  await database.db.insert(webResources).values({ context: "contact.whatsapp", value: "+18015550188" });
  const html = await render("/es/apply?officer=1");
  expect(html).toContain('href="https://apply.example.com/ana" target="_blank" rel="noopener noreferrer"');
  expect(html).toContain("apply.example.com");
  expect(html).toContain('href="tel:+18015550111" data-way="call"');
  expect(html).toMatch(/lang="en"[^>]*>Down payment<.*?lang="es"[^>]*>Pago inicial \(enganche\)</s);
  for (const paper of ["Estados de cuenta del banco", "Declaraciones de impuestos", "Carta del IRS con su ITIN"])
    expect(html).toContain(paper);
  expect(html).toContain('href="https://wa.me/18015550188?text=');
  expect(html).toContain('href="/es/services/find-a-loan-officer?speaks=es"');
  expect(html).toContain('href="/es/your-folder"');
});

it("says about languages what staff wrote", async () => {
  await database.db.insert(webResources).values([
    { context: "text.language.spanish", value: "Calls only", translations: { es: { value: "Solo llamadas\n\nSolo llamadas" } } },
    { context: "text.apply.time", value: "An hour", translations: { es: { value: "Una hora" } } },
  ]);
  expect(await render("/apply")).toContain("<li>Calls only</li>");
  const spanish = await render("/es/apply");
  expect(spanish.split("<li>Solo llamadas</li>")).toHaveLength(2);
  expect(spanish).toContain("Una hora");
});
