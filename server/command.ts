import { commandLine } from "#platform/command-line.server.ts";
import { StartError } from "#platform/config.server.ts";
import { keepFilesPrivate } from "#platform/data-folder.server.ts";
import { failureText } from "#platform/failure-text.server.ts";
import { commands } from "./commands.ts";

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
