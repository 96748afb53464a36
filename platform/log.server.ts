import pino from "pino";
import { describeError } from "./log-error.server.ts";

export type Log = pino.Logger;

/** Which of several processes wrote a line, where their logs are collected in one place. */
export type LogOrigin = { node: string; version: string };

/** JSON lines, on standard output unless told otherwise. Secrets that could reach a log by accident are struck out by name. */
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
