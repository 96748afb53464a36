import { asc, desc, eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { redirects } from "#app/features/addresses/tables/redirects.server.ts";
import { loanOfficers } from "#app/features/officers/tables/loan-officers.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { testDatabase } from "#test/database.ts";
import { readAsJson } from "./read-as-json.server.ts";

const current = testDatabase();

it("reads the same rows as a select does, of several tables at once", async () => {
  const { db } = current;
  await db.insert(images).values({ name: "ana.webp", width: 480, height: 600 });
  const officer = { title: "Loan Officer", licenseNumber: "1", languagesSpoken: ["en", "es"] as Array<"en" | "es"> };
  await db.insert(loanOfficers).values([
    {
      ...officer,
      firstName: "Ana",
      lastName: "Ruiz “the first”\n",
      image1: "ana.webp",
      licenses: [{ state: "UT", number: "1", from: "", until: "2027-01-31" }],
    },
    { ...officer, firstName: "Eva", lastName: "Sol", awayFrom: "2026-02-28", translations: { es: { title: "Oficial de préstamos" } } },
    { ...officer, firstName: "Ida", lastName: "Luna", isActive: false },
  ]);
  const { lastName, languagesSpoken, licenses, translations, awayFrom, isActive, image1 } = loanOfficers;
  const columns = { lastName, languagesSpoken, licenses, translations, awayFrom, isActive };
  const { width } = images;
  const from = sql`${loanOfficers} left join ${images} on ${images.name} = ${image1} where ${isActive}`;
  const { officers, former } = await readAsJson(db, {
    officers: { columns, joined: { width }, from, orderBy: [desc(lastName)] },
    former: { columns: { path: redirects.path }, from: redirects, orderBy: [asc(redirects.path)] },
  });
  const selected = db
    .select({ ...columns, width })
    .from(loanOfficers)
    .leftJoin(images, eq(images.name, image1));
  expect(officers).toEqual(await selected.where(eq(isActive, true)).orderBy(desc(lastName)));
  expect(officers.map((row) => row.width)).toEqual([null, 480]);
  expect(former).toEqual([]);
});
