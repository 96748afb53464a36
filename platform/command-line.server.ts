import { isRelease } from "./release.server.ts";

/** A command as an operator types it here. What stands in brackets may be left out. */
export function commandLine(command: string, args = "", release = isRelease): string {
  if (release) return `umbral ${command} ${args}`.trim();
  return `npm run ${command}${args && (args.startsWith("[") ? ` [-- ${args.slice(1)}` : ` -- ${args}`)}`;
}
