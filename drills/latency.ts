import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** The longest that `/healthz` took to answer while the work ran, in milliseconds; a process that stalls answers no request. */
export async function worstLatencyDuring<T>(url: string, work: () => Promise<T>): Promise<{ result: T; worstMs: number; asked: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const state = { running: true, worstMs: 0, asked: 0 };
  const watch = (async () => {
    while (state.running) {
      const startTime = performance.now();
      await ask(url, agent);
      state.worstMs = Math.max(state.worstMs, performance.now() - startTime);
      state.asked++;
      await sleep(5);
    }
  })();
  try {
    const result = await work();
    state.running = false;
    // The question that was on its way when the work ended belongs to it.
    await watch;
    return { result, worstMs: state.worstMs, asked: state.asked };
  } finally {
    state.running = false;
    agent.destroy();
  }
}

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    request(`${url}/healthz`, { agent }, (answer) => answer.resume().once("end", resolve))
      .once("error", reject)
      .end();
  });
}
