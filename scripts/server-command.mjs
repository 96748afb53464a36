/**
 * One compiler tier for the embedded database's WebAssembly takes half the memory and starts sooner. Young objects would
 * otherwise grow to four times this size under load, without serving more.
 */
export const nodeFlags = ["--disable-warning=ExperimentalWarning", "--liftoff-only", "--max-semi-space-size=16"];

/** With arguments it runs a command instead (server/command.ts). */
export const program = "build/server/main.js";

export const serverCommand = [...nodeFlags, program];
