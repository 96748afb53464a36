/** `npm run test:full` tries everything in both languages, at both widths and on every screen; the everyday run tries each once. */
export const isFull = process.env.TEST_FULL === "true";

/** How a page behaves does not depend on its language, nor most of it on the width: the first variant is enough for the everyday run. */
export const firstUnlessFull = <T>(variants: readonly T[]): readonly T[] => (isFull ? variants : variants.slice(0, 1));
