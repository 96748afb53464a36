import { readConfig, StartError } from "#platform/config.server.ts";

/** Whether the process that listens here lives, for a supervisor that can only run commands. */
export async function main(): Promise<void> {
  const { host, port } = readConfig(process.env);
  const address = host === "0.0.0.0" ? "127.0.0.1" : host === "::" ? "[::1]" : host.includes(":") ? `[${host}]` : host;
  const answer = await fetch(`http://${address}:${port}/healthz`, { signal: AbortSignal.timeout(5_000) }).catch((error: Error) => error);
  if (answer instanceof Error) throw new StartError(`Nothing answers on port ${port}: ${String(answer.cause ?? answer.message)}`);
  if (!answer.ok) throw new StartError(`The site answers ${answer.status}.`);
  process.stdout.write("The site answers.\n");
}
