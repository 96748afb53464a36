import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

export type FloodReport = { sent: number; accepted: number; refused: number; other: number; withoutRetryAfter: number };

const { url, perSecond, seconds }: { url: string; perSecond: number; seconds: number } = workerData;
const report: FloodReport = { sent: 0, accepted: 0, refused: 0, other: 0, withoutRetryAfter: 0 };
const agent = new Agent({ keepAlive: true, maxSockets: 200 });
const pendingRequests: Array<Promise<void>> = [];

/** Half of them from one address, half from everywhere. */
function send(number: number): Promise<void> {
  const body = JSON.stringify({
    name: "Flood",
    phone: "(801) 555-0100",
    email: `flood${number}@example.com`,
    service: "Contact Us",
    message: `Message ${number}`,
  });
  const address = number % 2 ? "198.51.100.1" : `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body), "X-Forwarded-For": address };
  return new Promise((resolve) => {
    const sendRequest = request(`${url}/api/Common/SendEmail`, { method: "POST", agent, headers }, (answer) => {
      if (answer.statusCode === 200) report.accepted++;
      else if (answer.statusCode === 429) report.refused++;
      else report.other++;
      if (answer.statusCode === 429 && !answer.headers["retry-after"]) report.withoutRetryAfter++;
      answer.resume().once("close", resolve);
    });
    sendRequest.once("error", () => {
      report.other++;
      resolve();
    });
    sendRequest.end(body);
  });
}

const startTime = performance.now();
while (performance.now() - startTime < seconds * 1000) {
  const dueCount = Math.min(perSecond * seconds, Math.floor(((performance.now() - startTime) / 1000) * perSecond));
  while (report.sent < dueCount) pendingRequests.push(send(report.sent++));
  await sleep(5);
}
await Promise.all(pendingRequests);
agent.destroy();
parentPort?.postMessage(report);
