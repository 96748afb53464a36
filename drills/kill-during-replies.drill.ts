import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { startSite } from "#e2e/site-process.ts";
import { openEmbedded } from "#platform/database/embedded.server.ts";
import { startMailServer } from "#test/mail-server.ts";
import { onPreparedFolder } from "./folders.ts";
import { findRepeats } from "./mail-repeats.ts";
import type { Drill } from "./run.ts";
import { jsonBody, signedIn } from "./staff-client.ts";

const visitorCount = 400;
const kills = 10;
const patienceMs = 120_000;

export const drill: Drill = {
  name: `replies to ${visitorCount} visitors, the app killed ${kills} times on the way`,
  run: () =>
    onPreparedFolder(async (folder) => {
      await fillInbox(folder);
      const mail = await startMailServer();
      const environment = { SMTP_URL: mail.url, MAIL_FROM: "office@umbral.example" };
      const killedAt: number[] = [];
      let site = await startSite(folder, environment);
      const acceptedIds = new Set<number>();
      while (acceptedIds.size < visitorCount) {
        const replies = replyToAll(site.url, acceptedIds);
        if (killedAt.length < kills) {
          await sleep(150 + 60 * killedAt.length);
          killedAt.push(Date.now());
          await site.kill();
          await replies;
          site = await startSite(folder, environment);
        }
        await replies;
      }
      const readReached = () => new Set(mail.arrived.flatMap(({ recipients }) => recipients));
      for (const deadline = Date.now() + patienceMs; readReached().size < visitorCount && Date.now() < deadline; ) await sleep(100);
      await site.stop();
      await mail.close();
      const { twice, unexplained } = findRepeats(mail.arrived, killedAt);
      const lostCount = [...acceptedIds].filter((id) => !readReached().has(addressOf(id))).length;
      return {
        figure: `${lostCount} of ${acceptedIds.size} accepted replies lost in ${killedAt.length} kills, ${twice} came twice, ${unexplained} of them for no good reason`,
        ok: lostCount === 0 && unexplained === 0,
      };
    }),
};

const addressOf = (id: number) => `visitor-${id}@example.com`;

async function fillInbox(folder: string): Promise<void> {
  const { db, close } = await openEmbedded(folder);
  await db.execute(sql`
    insert into contact_messages (contact_message_id, name, phone, email, service, message)
    select n, 'Visitor ' || n, '801555' || n, 'visitor-' || n || '@example.com', 'Contact Us', 'Hello'
    from generate_series(1, ${visitorCount}) n`);
  await close();
}

/** One reply after the other, each with its own request id, until all are accepted or the site is gone. */
async function replyToAll(url: string, accepted: Set<number>): Promise<void> {
  const staff = await signedIn(url).catch(() => undefined);
  for (let id = 1; staff && id <= visitorCount; id++) {
    if (accepted.has(id)) continue;
    const requestId = id.toString(16).padStart(16, "0");
    const body = { subject: "Your question", body: "Thank you for writing.", lang: "en", requestId, version: await versionOf(staff, id) };
    const answer = await staff(`/api/contactmessage/${id}/reply`, jsonBody("POST", body)).catch(() => undefined);
    if (!answer) return;
    if (!answer.ok) throw new Error(`Reply ${id}: ${answer.status} ${await answer.text()}`);
    accepted.add(id);
  }
}

async function versionOf(staff: Awaited<ReturnType<typeof signedIn>>, id: number): Promise<number> {
  const answer = await staff(`/api/contactmessage/${id}`).catch(() => undefined);
  return answer?.ok ? (await answer.json()).contactMessageDto.version : 1;
}
