import { readConfig, StartError } from "#platform/config.server.ts";

/** For supervisors that can only run commands. */
async function checkHealth(): Promise<void> {
  const { host, port } = readConfig(process.env);
  const address = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "[::1]" : host.includes(":") ? `[${host}]` : host;
  const response = await fetch(`http://${address}:${port}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch((error: Error) => error);
  if (response instanceof Error) throw new StartError(`Nothing answers on port ${port}: ${String(response.cause ?? response.message)}`);
  if (!response.ok) throw new StartError(`The site answers ${response.status}.`);
  process.stdout.write("The site answers.\n");
}

/** Of the program that runs the site, as `npm run` and a release do. */
type Command = (args: string[]) => Promise<void>;

const installation: Command = async (args) => (await import("./backup-command.ts")).main(args);

export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  ["backup", installation],
  ["restore", installation],
  ["verify", installation],
  ["move", installation],
  ["migrate", installation],
  ["staff", async ([, ...args]) => (await import("#app/features/accounts/staff-command.server.ts")).main(args)],
  ["health", checkHealth],
  ["version", async () => void process.stdout.write(`${(await import("#platform/version.server.ts")).version}\n`)],
]);
