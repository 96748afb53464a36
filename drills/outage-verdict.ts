import { findLosses, type Load } from "./load.ts";

/**
 * What must hold whenever the database of three nodes was away: nothing that was acknowledged is lost or there twice, pages and forms were
 * answered all the time, saves that failed were told so, and no node has left the balancer.
 */
export async function judgeOutage(url: string, load: Load, upCount: number) {
  const { lostCount, repeatedCount } = await findLosses(url, load);
  const { forms, saves } = load.acknowledged;
  return {
    figure: `${lostCount} of ${forms.length} forms and ${saves.length} saves lost, ${repeatedCount} twice; ${upCount} nodes in the balancer; failures: ${load.describeFailures()}`,
    hasHeld:
      lostCount === 0 &&
      repeatedCount === 0 &&
      load.odd.length === 0 &&
      load.failed.every(({ kind }) => kind === "save") &&
      upCount === 3 &&
      saves.length > 0,
  };
}
