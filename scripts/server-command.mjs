/** One compiler tier for the embedded database's WebAssembly takes half the memory and starts sooner. */
export const nodeFlags = ["--disable-warning=ExperimentalWarning", "--liftoff-only"];

/** What serves besides: a small nursery keeps what a page leaves behind from being held for long. */
export const serverFlags = [...nodeFlags, "--max-semi-space-size=4"];

/** The built program. With a word on its command line it does that instead of serving (server/command.ts). */
export const program = "build/server/main.js";

export const serverCommand = [...serverFlags, program];
