import { startSite } from "#e2e/site-process.ts";
import { median } from "./load.ts";

/** From the start of the process to its first answer, on a folder that exists, with every core or with one. */
export function measureStart(folder: string, cores: "all" | "one"): Promise<number> {
  return median(5, async () => {
    const site = await startSite(folder, {}, cores === "one" ? ["taskset", "-c", "0"] : []);
    await (await fetch(`${site.url}/`)).text();
    await site.stop();
  });
}
