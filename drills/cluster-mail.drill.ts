import { setTimeout as sleep } from "node:timers/promises";
import { startMailServer } from "#test/mail-server.ts";
import { withCluster } from "./cluster.ts";
import { findRepeats } from "./mail-repeats.ts";
import type { Drill } from "./run.ts";
import { jsonBody } from "./staff-client.ts";

const messages = 300;
const patienceMs = 120_000;

export const drill: Drill = {
  name: `${messages} messages on three nodes, each mail once`,
  run: async () => {
    const mail = await startMailServer();
    const environment = { SMTP_URL: mail.url, MAIL_FROM: "site@umbral.example", MAIL_TO: "office@umbral.example", TRUST_PROXY: "1" };
    try {
      return await withCluster({ environment }, async ({ nodes }) => {
        const senders = Array.from({ length: messages }, (_, number) => `drill-${number}@example.com`);
        let next = 0;
        const send = async () => {
          for (let number = next++; number < messages; number = next++)
            await sendMessage(nodes[number % nodes.length]?.url ?? "", senders[number] ?? "", number);
        };
        await Promise.all(nodes.map(send));
        for (const deadline = Date.now() + patienceMs; mail.arrived.length < 2 * messages && Date.now() < deadline; ) await sleep(100);
        // Whatever would come twice has had its chance.
        await sleep(3_000);
        const { arrived } = mail;
        const acknowledgements = arrived.filter(({ recipients }) => recipients.some((address) => address.startsWith("drill-")));
        const { twice } = findRepeats(acknowledgements, []);
        const reachedCount = new Set(acknowledgements.flatMap(({ recipients }) => recipients)).size;
        const ids = new Set(arrived.map(({ messageId }) => messageId)).size;
        return {
          figure: `${arrived.length} mails for ${messages} messages, ${ids} different ones; ${reachedCount} visitors had theirs, ${twice} of them twice`,
          ok: arrived.length === 2 * messages && ids === arrived.length && reachedCount === messages && twice === 0,
        };
      });
    } finally {
      await mail.close();
    }
  },
};

/** Each comes from an address of its own; after a 429 it waits as long as asked. */
async function sendMessage(url: string, email: string, number: number): Promise<void> {
  const body = { name: "Drill", phone: "(801) 555-0100", email, service: "Contact Us", message: `Message ${number}` };
  const init = jsonBody("POST", body);
  const headers = { ...init.headers, "X-Forwarded-For": `10.9.${number >> 8}.${number & 255}` };
  for (;;) {
    const answer = await fetch(`${url}/api/Common/SendEmail`, { ...init, headers });
    await answer.text();
    if (answer.ok) return;
    if (answer.status !== 429) throw new Error(`A message was refused: ${answer.status}`);
    await sleep(Number(answer.headers.get("retry-after")) * 1000);
  }
}
