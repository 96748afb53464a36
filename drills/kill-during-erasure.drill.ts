import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "#e2e/site-process.ts";
import { onPreparedFolder } from "./folders.ts";
import type { Drill } from "./run.ts";
import { jsonBody, signedIn } from "./staff-client.ts";

const kills = Number(process.env.DRILL_KILLS ?? 30);
const messages = 4;

type Staff = Awaited<ReturnType<typeof signedIn>>;
type Counts = { messages: number; revisions: number; mentions: number };

let senders = 0;
const nextAddress = () => `198.51.${Math.floor(++senders / 250)}.${(senders % 250) + 1}`;

const emailOf = (round: number) => `person-${round}@example.com`;

/** One person's messages, each handled by staff, and what another person wrote about them. */
async function writeAbout(url: string, staff: Staff, email: string): Promise<void> {
  const send = async (fields: object) => {
    const { headers, ...request } = jsonBody("POST", { name: "Drill", phone: "1", ...fields });
    // Each from an address of its own: one sender would soon be asked to wait.
    const answer = await fetch(`${url}/api/Common/SendEmail`, { ...request, headers: { ...headers, "x-forwarded-for": nextAddress() } });
    if (!answer.ok) throw new Error(`A message was refused: ${answer.status} ${await answer.text()}`);
  };
  for (let number = 0; number < messages; number++) await send({ email, message: `Message ${number} of ${email}` });
  await send({ email: `friend-of-${email}`, message: `I know ${email}` });
  const { contactMessageListVm } = await (await staff("/api/contactmessage?pageSize=100")).json();
  for (const { contactMessageId, email: theirs } of contactMessageListVm) {
    if (theirs === email) await staff("/api/contactmessage", jsonBody("PUT", { contactMessageId, notes: `Called ${email}` }));
  }
}

const find = async (staff: Staff, email: string): Promise<Counts> =>
  (await (await staff("/api/personaldata/find", jsonBody("POST", { email }))).json()).holdings.counts;

const erase = (staff: Staff, email: string) =>
  staff("/api/personaldata/erase", jsonBody("POST", { email, reason: "noLongerNeeded", confirmation: email }));

/** How long an erasure takes on this machine, right after a start. */
async function timeErasure(folder: string): Promise<number> {
  const site = await startSite(folder, { TRUST_PROXY: "1" });
  const staff = await signedIn(site.url);
  const email = "nobody-is-killed@example.com";
  await writeAbout(site.url, staff, email);
  await find(staff, email);
  const startTime = performance.now();
  await (await erase(staff, email)).json();
  const took = performance.now() - startTime;
  await site.stop();
  return took;
}

const isSame = (one: Counts, other: Counts) => JSON.stringify(one) === JSON.stringify(other);

export const drill: Drill = {
  name: `kill -9 during erasure, ${kills} times`,
  run: () =>
    onPreparedFolder(async (folder) => {
      const outcomes = { untouched: 0, erased: 0, half: 0, acknowledgedButThere: 0 };
      // A kill that came too late lets the next come sooner, one that came too soon later: they gather around the moment of the commit.
      let delay = await timeErasure(folder);
      let before: Counts | undefined;
      let isAcknowledged = false;
      for (let round = 0; round <= kills; round++) {
        const site = await startSite(folder, { TRUST_PROXY: "1" });
        const staff = await signedIn(site.url);
        if (before) {
          const after = await find(staff, emailOf(round - 1));
          const isGone = Object.values(after).every((count) => count === 0);
          if (isAcknowledged && !isGone) outcomes.acknowledgedButThere++;
          else if (isGone) outcomes.erased++;
          else if (isSame(before, after)) outcomes.untouched++;
          else outcomes.half++;
          delay *= isGone ? 0.8 : 1.25;
        }
        if (round === kills) {
          await site.stop();
          break;
        }
        const email = emailOf(round);
        await writeAbout(site.url, staff, email);
        before = await find(staff, email);
        const kill = sleep((0.5 + Math.random()) * delay).then(site.kill);
        isAcknowledged = await erase(staff, email).then(
          (answer) => answer.ok,
          () => false,
        );
        await kill;
      }
      const { untouched, erased, half, acknowledgedButThere } = outcomes;
      return {
        figure: `${half} half erased, ${acknowledgedButThere} acknowledged but still there; ${untouched} untouched and ${erased} erased in ${kills} kills`,
        // Kills that all came too soon or too late have shown nothing.
        ok: half === 0 && acknowledgedButThere === 0 && untouched > 0 && erased > 0,
      };
    }),
};
