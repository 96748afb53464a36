/**
 * One compiler tier for the embedded database's WebAssembly takes half the memory and starts sooner. Under load the space for young objects
 * would grow to four times this size without serving more.
 */
export const nodeFlags = ["--disable-warning=ExperimentalWarning", "--liftoff-only", "--max-semi-space-size=16"];

/** The built program. With a word on its command line it does that instead of serving (server/command.ts). */
export const program = "build/server/main.js";

export const serverCommand = [...nodeFlags, program];
