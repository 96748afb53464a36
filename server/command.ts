import { commandLine } from "#platform/command-line.server.ts";
import { StartError } from "#platform/config.server.ts";
import { keepFilesPrivate } from "#platform/data-folder.server.ts";
import { failureText } from "#platform/failure-text.server.ts";

// What an operator does besides serving, by the first word. `npm run` reads it from the sources, a release from the build.

type Command = (args: string[]) => Promise<void>;

const installation: Command = async (args) => (await import("./backup-command.ts")).main(args);

const commands = new Map<string, Command>([
  ["backup", installation],
  ["restore", installation],
  ["verify", installation],
  ["move", installation],
  ["migrate", installation],
  ["staff", async ([, ...args]) => (await import("#app/features/accounts/staff-command.server.ts")).main(args)],
  ["health", async () => (await import("./health-command.ts")).main()],
  ["version", async () => void process.stdout.write(`${(await import("#platform/version.server.ts")).version}\n`)],
]);

async function run([command = "", ...args]: string[]): Promise<void> {
  const work = commands.get(command);
  if (!work)
    throw new StartError(
      `There is no command "${command}"; there are ${[...commands.keys()].map((name) => commandLine(name)).join(", ")}.`,
    );
  await work([command, ...args]);
}

keepFilesPrivate();
run(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${failureText(error)}\n`);
  process.exitCode = 1;
});
