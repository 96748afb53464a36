import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

export type Encoding = "gzip" | "identity";
export type Load = { perSecond: number; p99: number };

type LoadOptions = {
  seconds?: number;
  encoding?: Encoding;
  /** Says what is asked for, in wrk's own language. */
  script?: string;
};

export const connections = 32;

/** Many connections for some seconds, from the core that does not serve. */
export async function load(url: string, { seconds = 6, encoding = "gzip", script }: LoadOptions = {}): Promise<Load> {
  const options = [
    "-t1",
    `-c${connections}`,
    `-d${seconds}s`,
    "--latency",
    "-H",
    `Accept-Encoding: ${encoding}`,
    ...(script ? ["-s", script] : []),
  ];
  const args = ["-c", "1", "wrk", ...options, url];
  const { stdout } = await run("taskset", args);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answered with errors:\n${stdout}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  return { perSecond, p99: milliseconds(/99%\s+([\d.]+)(us|ms|s)/.exec(stdout)) };
}

function milliseconds(match: RegExpExecArray | null): number {
  const factor = { us: 0.001, ms: 1, s: 1000 }[match?.[2] ?? "ms"] ?? 1;
  return Number(match?.[1]) * factor;
}

/** The middle of how long the work takes, in milliseconds. */
export async function median(times: number, work: (index: number) => Promise<unknown>): Promise<number> {
  const durations: number[] = [];
  for (let index = 0; index < times; index++) {
    const startTime = performance.now();
    await work(index);
    durations.push(performance.now() - startTime);
  }
  return middle(durations);
}

export function middle(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
