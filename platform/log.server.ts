import pino from "pino";
import { describeError } from "./log-error.server.ts";

export type Log = pino.Logger;

/** Tells nodes apart in collected logs. */
type LogOrigin = { node: string; version: string };

/** JSON lines. Secrets that could be logged by accident are redacted by name. */
export function createLog(level: string, destination: pino.DestinationStream = pino.destination(1), origin: LogOrigin | null = null): Log {
  const options: pino.LoggerOptions = {
    level,
    base: origin,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: ["password", "*.password", "*.token", "*.secret", "headers.cookie", "headers.authorization"], censor: "[hidden]" },
  };
  return pino(options, destination);
}
