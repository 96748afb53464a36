import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asc, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { migrationsFolder } from "#platform/database/open.server.ts";
import { draftParts } from "#platform/drafts/tables/draft-parts.server.ts";
import { testDatabase } from "#test/database.ts";
import { loanOfficers } from "./tables/loan-officers.server.ts";

const current = testDatabase();

const statements = readdirSync(migrationsFolder)
  .filter((file) => file.endsWith(".sql"))
  .sort()
  .flatMap((file) => readFileSync(join(migrationsFolder, file), "utf8").split("--> statement-breakpoint"))
  .filter((statement) => statement.includes('"officer_proposals"'));

const person = { title: "Officer", licenseNumber: "1" };
const proposals = sql`insert into officer_proposals (loan_officer_id, patch, base_version, user_id, created_at, declined_at, decline_reason)
  values (1, '{"subTitle": "Homes", "phoneNumber": "801", "image1": null, "translations": {"es": {"subTitle": "Casas", "description": "<p>Hola</p>"}}}',
          4, 7, '2026-01-01T10:00:00Z', null, null),
         (2, '{"description": "<p>Hi</p>"}', 1, 8, '2026-01-02T10:00:00Z', '2026-01-03T10:00:00Z', 'No rates')`;

it("what officers had proposed becomes drafts that wait for approval, or that were returned with the reason", async () => {
  const { db } = current;
  const [create = "", ...others] = statements;
  await db.execute(sql.raw(create));
  const translations = { es: { title: "Oficial", description: "<p>Hola</p>" } };
  await db.insert(loanOfficers).values([
    { ...person, loanOfficerId: 1, firstName: "Ana", lastName: "Ortiz", translations },
    { ...person, loanOfficerId: 2, firstName: "Luis", lastName: "Paz" },
  ]);
  await db.execute(proposals);
  for (const statement of others) await db.execute(sql.raw(statement));
  const rows = await db.select().from(draftParts).orderBy(asc(draftParts.entityId), asc(draftParts.part));
  const asked = { entity: "loanofficer", isNew: false, approvedRevision: null, setId: null };
  const [askedAt, laterAt] = [new Date("2026-01-01T10:00:00Z"), new Date("2026-01-02T10:00:00Z")];
  const waiting = { ...asked, entityId: 1, baseVersion: 4, changedBy: 7, changedAt: askedAt, askedBy: 7, askedAt, returnedAt: null };
  expect(rows).toMatchObject([
    { ...waiting, part: "en", fields: { subTitle: "Homes" } },
    { ...waiting, part: "es", fields: { subTitle: "Casas" } },
    { ...waiting, part: "shared", fields: { phoneNumber: "801", image1: null } },
    {
      ...{ ...asked, entityId: 2, part: "en", fields: { description: "<p>Hi</p>" }, baseVersion: 1 },
      ...{ changedBy: 8, changedAt: laterAt, askedBy: 8, askedAt: laterAt },
      ...{ returnedAt: new Date("2026-01-03T10:00:00Z"), returnReason: "No rates" },
    },
  ]);
});
