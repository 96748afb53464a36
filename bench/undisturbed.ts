import { readFileSync } from "node:fs";

type ProcessorTime = { wanted: number; withheld: number };

/** Since this machine started, in ticks: what its programs wanted of the processors, and what the host of a virtual machine gave to others. */
function processorTime(): ProcessorTime {
  const [user = 0, nice = 0, system = 0, , , interrupts = 0, softInterrupts = 0, stolen = 0] = readFileSync("/proc/stat", "utf8")
    .split("\n", 1)
    .join("")
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return { wanted: user + nice + system + interrupts + softInterrupts + stolen, withheld: stolen };
}

/** Which share of what was wanted was withheld from now until it is asked for. */
export function startWatchingHost(): () => number {
  const start = processorTime();
  return () => {
    const end = processorTime();
    return (end.withheld - start.withheld) / Math.max(1, end.wanted - start.wanted);
  };
}

const tolerable = 0.02;
const triesEach = 3;

/** Measures until so many turns had the machine to themselves; if that does not happen soon, those that were disturbed the least count. */
export async function undisturbedTurns<T>(count: number, measure: () => Promise<T>): Promise<T[]> {
  const turns: Array<{ result: T; withheld: number }> = [];
  const undisturbedCount = () => turns.filter(({ withheld }) => withheld <= tolerable).length;
  while (undisturbedCount() < count && turns.length < triesEach * count) {
    const withheldShare = startWatchingHost();
    const result = await measure();
    turns.push({ result, withheld: withheldShare() });
  }
  const calmFirst = turns.toSorted((one, another) => one.withheld - another.withheld);
  return calmFirst.slice(0, count).map(({ result }) => result);
}
