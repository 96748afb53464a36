import { expect, it } from "vitest";
import { databaseBefore } from "#test/former-database.ts";

it("mail of an earlier version keeps its message, its Message-ID and its tries", async () => {
  const { client, migrate } = await databaseBefore("_mail_payloads");
  await client.exec(`
    insert into contact_messages (name, phone, email, service, message) values ('Ana', '1', 'a@example.com', 's', 'm'), ('Eva', '1', 'e@example.com', 's', 'm');
    insert into mail_jobs (contact_message_id, kind, message_id_header, state, attempts) values
      (1, 'office', '<1@example.com>', 'waiting', 4), (1, 'acknowledgement', '<2@example.com>', 'failed', 5), (2, 'office', '<3@example.com>', 'sent', 1);`);
  await migrate();
  const jobs = async () =>
    (await client.query(`select kind, payload, subject, message_id_header as id, state, attempts from mail_jobs order by mail_job_id`))
      .rows;
  const first = { payload: { contactMessageId: 1 }, subject: "contactmessage:1" };
  const sentJob = {
    kind: "contactMessage.office",
    payload: {},
    subject: "contactmessage:2",
    id: "<3@example.com>",
    state: "sent",
    attempts: 1,
  };
  expect(await jobs()).toEqual([
    { ...first, kind: "contactMessage.office", id: "<1@example.com>", state: "waiting", attempts: 4 },
    { ...first, kind: "contactMessage.acknowledgement", id: "<2@example.com>", state: "failed", attempts: 5 },
    sentJob,
  ]);
  await client.exec("delete from contact_messages where contact_message_id = 1");
  expect(await jobs()).toEqual([sentJob]);
  await client.close();
}, 90_000);
