import { expect, it } from "vitest";
import { contactMessages } from "#db/tables/contact-messages.server.ts";
import { loanOfficers } from "#db/tables/loan-officers.server.ts";
import { pageContents } from "#db/tables/page-contents.server.ts";
import { searchTextOf } from "#lib/search-text.ts";
import { databaseBefore } from "#test/former-database.ts";

const numbers = ["(801) 555-1234", "+1 801.555.1234", "8015551234", "801 555 1234 or 801 555 9876", "none", ""];

it("what an earlier version wrote has the search text that it would be given today", async () => {
  const { client, db, migrate } = await databaseBefore("_search_spellings");
  for (const number of numbers) {
    const former = `ana ${number}`.toLowerCase().trim();
    await client.query(
      "insert into loan_officers (first_name, last_name, title, license_number, phone_number, search_text) values ('Ana', '', '', '', $1, $2)",
      [number, former],
    );
    await client.query(
      "insert into contact_messages (name, phone, email, service, message, search_text) values ('Ana', $1, '', '', '', $2)",
      [number, former],
    );
  }
  const body = "<p>Casa&nbsp;nueva</p><p>Q&amp;A: 3 &lt; 4, pre\u00adsupuesto</p>";
  const former = "casa&nbsp;nueva q&amp;a: 3 &lt; 4, pre\u00adsupuesto";
  await client.query("insert into page_contents (title, body, search_text) values ('', $1, $2)", [body, former]);
  await migrate();
  const expectedTexts = numbers.map((number) => searchTextOf(["Ana", number]));
  expect((await db.select().from(loanOfficers).orderBy(loanOfficers.loanOfficerId)).map((row) => row.searchText)).toEqual(expectedTexts);
  expect((await db.select().from(contactMessages).orderBy(contactMessages.contactMessageId)).map((row) => row.searchText)).toEqual(
    expectedTexts,
  );
  expect((await db.select().from(pageContents)).map((row) => row.searchText)).toEqual([searchTextOf([body])]);
  await client.close();
}, 90_000);
