import { expect, it } from "vitest";
import { databaseBefore } from "#test/former-database.ts";

it("officers of an earlier version, and their former states, have their number as the license of the office's state", async () => {
  const { client, migrate } = await databaseBefore("_officer_licenses");
  await client.exec(`
    insert into loan_officers (first_name, last_name, title, license_number) values ('Ana', 'Peña', 'T', '77'), ('Eva', 'Ruiz', 'T', ' ');
    insert into revisions (entity, entity_id, action, version, state) values
      ('loanofficer', 1, 'create', 1, '{"licenseNumber": "76"}'), ('blog', 1, 'create', 1, '{"licenseNumber": "1"}');`);
  await migrate();
  const read = async (query: string) => (await client.query<{ licenses: unknown }>(query)).rows.map(({ licenses }) => licenses);
  const licensed = (number: string) => [{ state: "UT", number, from: "", until: "" }];
  expect(await read("select licenses from loan_officers order by loan_officer_id")).toEqual([licensed("77"), []]);
  expect(await read("select state->'licenses' as licenses from revisions order by revision_id")).toEqual([licensed("76"), null]);
  await client.close();
}, 90_000);
