import { setTimeout as sleep } from "node:timers/promises";
import { startSite } from "#e2e/site-process.ts";
import { officeDay } from "#lib/dates.ts";
import { onPreparedFolder } from "./folders.ts";
import type { Drill } from "./run.ts";
import { jsonBody, signedIn } from "./staff-client.ts";

const leads = 1000;
const atOnce = 20;

type Staff = Awaited<ReturnType<typeof signedIn>>;
type Officer = { loanOfficerId: number; languagesSpoken: string[]; isActive: boolean };
type Message = { contactMessageId: number; name: string; language: string; assignedOfficerId: number | null };

/** A third from officers' pages, a third in Spanish, a third neither; what kind it is stands in its name. */
function leadOf(number: number, officers: Officer[]) {
  const pageOfficer = number % 3 === 0 ? officers[(number / 3) % officers.length] : undefined;
  return {
    name: pageOfficer ? `Page ${pageOfficer.loanOfficerId}` : "Drill",
    phone: "(801) 555-0100",
    email: `drill${number}@example.com`,
    service: "Contact Us",
    message: `Message ${number}`,
    language: number % 3 === 1 ? "es" : "en",
    ...(pageOfficer && { loanOfficerId: pageOfficer.loanOfficerId }),
  };
}

/** Each comes from an address of its own; after a 429 it waits as long as asked. */
async function send(url: string, number: number, officers: Officer[]): Promise<void> {
  const init = jsonBody("POST", leadOf(number, officers));
  const headers = { ...init.headers, "X-Forwarded-For": `10.9.${number >> 8}.${number & 255}` };
  for (;;) {
    const answer = await fetch(`${url}/api/Common/SendEmail`, { ...init, headers });
    if (answer.ok) return;
    if (answer.status !== 429) throw new Error(`A lead was refused: ${answer.status} ${await answer.text()}`);
    await sleep(Number(answer.headers.get("retry-after")) * 1000);
  }
}

async function readAll(staff: Staff): Promise<Message[]> {
  const messages: Message[] = [];
  for (let page = 1; page <= leads / 100; page++) {
    const answer = await (await staff(`/api/contactmessage?pageSize=100&pageNumber=${page}`)).json();
    messages.push(...answer.contactMessageListVm);
  }
  return messages;
}

export const drill: Drill = {
  name: `${leads} leads over three rules while two officers are away`,
  run: () =>
    onPreparedFolder(async (folder) => {
      const site = await startSite(folder, { TRUST_PROXY: "1" });
      const staff = await signedIn(site.url);
      const { listLoanOfficersListVm } = await (await staff("/api/loanofficer")).json();
      const officers: Officer[] = listLoanOfficersListVm.filter(({ isActive }: Officer) => isActive);
      const [first, second, third] = officers;
      if (!first || !second || !third) throw new Error("The sample content has too few officers");
      const today = officeDay(new Date());
      // The first one's deputy is here; the second one has none.
      const absences = [
        { loanOfficerId: first.loanOfficerId, deputyOfficerId: third.loanOfficerId },
        { loanOfficerId: second.loanOfficerId },
      ];
      for (const absence of absences) await staff("/api/loanofficer", jsonBody("PUT", { ...absence, awayFrom: today }));
      await staff("/api/routingrule", jsonBody("PUT", { routingRuleId: 3, condition: "always", target: "everyone" }));

      let next = 0;
      const sender = async () => {
        while (next < leads) await send(site.url, next++, officers);
      };
      await Promise.all(Array.from({ length: atOnce }, sender));
      const messages = await readAll(staff);
      await site.stop();

      const away = new Set([first.loanOfficerId, second.loanOfficerId]);
      const lost = messages.filter(({ assignedOfficerId }) => assignedOfficerId === null || away.has(assignedOfficerId)).length;
      const standIns = messages.filter(({ name }) => name === `Page ${first.loanOfficerId}`);
      const inSpanish = messages.filter(({ language }) => language === "es");
      const speakers = new Set(
        officers.filter(({ languagesSpoken }) => languagesSpoken.includes("es")).map(({ loanOfficerId }) => loanOfficerId),
      );
      const misled =
        standIns.filter(({ assignedOfficerId }) => assignedOfficerId !== third.loanOfficerId).length +
        inSpanish.filter(({ assignedOfficerId }) => !speakers.has(assignedOfficerId ?? 0)).length;
      const turns = Map.groupBy(
        messages.filter(({ name }) => name === "Drill"),
        ({ assignedOfficerId }) => assignedOfficerId,
      );
      const shares = [...turns.values()].map(({ length }) => length).sort((a, b) => a - b);
      return {
        figure: `${messages.length} of ${leads} arrived, ${lost} without a present officer, ${misled} with the wrong one; turns ${shares.join(", ")}`,
        ok: messages.length === leads && lost === 0 && misled === 0,
      };
    }),
};
