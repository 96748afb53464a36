import { expect, it } from "vitest";
import { loanOfficerDefinition } from "#app/features/officers/definition.server.ts";
import { pageCategoryDefinition } from "#app/features/pages/categories/definition.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import { testDatabase } from "#test/database.ts";
import { findPageName } from "./page-name.server.ts";

const current = testDatabase();
const actor = { userId: null };

it("a page is named by its content, its tool or its officer", async () => {
  const { db } = current;
  const itin = { slug: "loans-itin", name: "ITIN Loans", translations: { es: { name: "Préstamos con ITIN" } } };
  for (const page of [itin, { slug: "home", name: "Home", translations: {} }])
    await contentStore(pageCategoryDefinition).create(db, page, actor);
  const officer = { firstName: "Ana", lastName: "Peña", title: "T", licenseNumber: "1" };
  await contentStore(loanOfficerDefinition).create(db, officer, actor);
  expect(await findPageName(db, "/loans/itin/", "es")).toBe("Préstamos con ITIN");
  expect(await findPageName(db, "/services/loan-officer/1/Ana", "es")).toBe("Ana Peña");
  for (const path of ["/can-i-buy", "/calculators", "/calculators/monthly-payment", "/ask", "/apply", "/assistance"])
    expect(await findPageName(db, path, "es"), path).not.toBe("");
  for (const path of ["/", "/services/loan-officer/2", "/services/loan-officer/x", "/no-such-page"])
    expect(await findPageName(db, path, "en"), path).toBe("");
});
