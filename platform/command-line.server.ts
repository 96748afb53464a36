import { isRelease } from "./release.server.ts";

/** For a release or a checkout. Arguments in brackets are optional. */
export function commandLine(command: string, args = "", release = isRelease): string {
  if (release) return `umbral ${command} ${args}`.trim();
  return `npm run ${command}${args && (args.startsWith("[") ? ` [-- ${args.slice(1)}` : ` -- ${args}`)}`;
}
