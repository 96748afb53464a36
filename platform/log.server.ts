import pino from "pino";
import { describeError } from "./log-error.server.ts";

export type Log = pino.Logger;

/** JSON lines, on standard output unless told otherwise. Secrets that could reach a log by accident are struck out by name. */
export function createLog(level: string, destination: pino.DestinationStream = pino.destination(1)): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: ["password", "*.password", "*.token", "*.secret", "headers.cookie", "headers.authorization"], censor: "[hidden]" },
  };
  return pino(options, destination);
}
