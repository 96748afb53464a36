import pino from "pino";

export type Log = pino.Logger;

/** JSON lines on standard output. Secrets that could reach a log by accident are struck out by name. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    redact: { paths: ["password", "*.password", "*.token", "*.secret", "headers.cookie", "headers.authorization"], censor: "[hidden]" },
  });
}
