import { setTimeout as sleep } from "node:timers/promises";
import { onPreparedFolder } from "#drills/folders.ts";
import { findRepeats } from "#drills/mail-repeats.ts";
import type { Drill } from "#drills/run.ts";
import { jsonBody, signedIn } from "#drills/staff-client.ts";
import { startSite } from "#e2e/site-process.ts";
import { startMailServer } from "#test/mail-server.ts";

const readerCount = Number(process.env.DRILL_READERS ?? 5000);
const kills = 10;
const patienceMs = 600_000;

export const drill: Drill = {
  name: `a newsletter to ${readerCount} readers, the app killed ${kills} times on the way`,
  run: () =>
    onPreparedFolder(async (folder) => {
      const mail = await startMailServer();
      const environment = { SMTP_URL: mail.url, MAIL_FROM: "news@umbral.example" };
      const killedAt: number[] = [];
      let site = await startSite(folder, environment);
      await startNewsletter(site.url);
      const readReached = () => new Set(mail.arrived.flatMap(({ recipients }) => recipients));
      for (let kill = 1; kill <= kills; kill++) {
        // Somewhere in the middle of a batch, and each time somewhere else.
        for (const from = mail.arrived.length; mail.arrived.length - from < Math.min(readerCount / (kills + 2), 40 + 37 * kill); )
          await sleep(5);
        killedAt.push(Date.now());
        await site.kill();
        site = await startSite(folder, environment);
      }
      for (const deadline = Date.now() + patienceMs; readReached().size < readerCount && Date.now() < deadline; ) await sleep(200);
      const counts = await finalCounts(site.url);
      await site.stop();
      await mail.close();
      const { twice, unexplained } = findRepeats(mail.arrived, killedAt);
      const lostCount = readerCount - readReached().size;
      return {
        figure: `${lostCount} of ${readerCount} readers not reached, ${twice} got it twice, ${unexplained} of them for no good reason; the site says ${counts.sent} sent, ${counts.failed} failed`,
        ok: lostCount === 0 && unexplained === 0 && counts.sent === readerCount && counts.failed === 0,
      };
    }),
};

async function startNewsletter(url: string): Promise<void> {
  const staff = await signedIn(url);
  const call = async (method: string, path: string, body: object) => {
    const response = await staff(path, jsonBody(method, body));
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return response.json();
  };
  const { webResourceListVm } = await (await staff("/api/webresource")).json();
  const setting = webResourceListVm.find(({ context }: { context: string }) => context === "newsletter.perMinute");
  await call("PUT", "/api/webresource", { webResourceId: setting.webResourceId, value: "9999" });
  const rows = Array.from({ length: readerCount }, (_, index) => `reader-${index}@example.com`);
  await call("POST", "/api/newslettersubscriber/import", {
    csv: `email\n${rows.join("\n")}`,
    consent: "A drill",
    fileName: "drill.csv",
    language: "en",
  });
  const { newsletterIssueDto: issue } = await call("POST", "/api/newsletterissue", { subject: "A drill", body: "<p>Hello</p>" });
  await call("PUT", `/api/newsletterissue/${issue.newsletterIssueId}/sending`, {});
}

/** Written down at the first look after the last mail. */
async function finalCounts(url: string): Promise<{ sent: number; failed: number }> {
  const staff = await signedIn(url);
  for (let tries = 0; ; tries++) {
    const { newsletterIssueDto: issue } = await (await staff("/api/newsletterissue/1")).json();
    if (issue.sending.state === "sent" || tries > 60) return issue.sending;
    await sleep(1_000);
  }
}
