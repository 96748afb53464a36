import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const execute = promisify(execFile);

/** Runs one of the commands that look after an installation, of this program or another, as an operator types it; answers what it printed. */
export async function runCommand(
  args: string[],
  environment: NodeJS.ProcessEnv,
  program = join(import.meta.dirname, ".."),
): Promise<string> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, ...environment };
  const { stdout } = await execute(process.execPath, [join(program, "scripts/installation.mjs"), ...args], { env });
  return stdout.trim();
}
