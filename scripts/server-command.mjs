/**
 * What Node runs as the product. One compiler tier for the embedded database's WebAssembly takes half the memory and
 * starts sooner; a small nursery keeps what a page leaves behind from being held for long.
 */
export const serverCommand = ["--disable-warning=ExperimentalWarning", "--liftoff-only", "--max-semi-space-size=4", "build/server/main.js"];
