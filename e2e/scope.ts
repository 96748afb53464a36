/** `npm run test:full` tries everything in both languages, at both widths and on every screen; the everyday run tries each once. */
export const isFull = process.env.TEST_FULL === "true";

/** How a page behaves does not depend on its language: the first is enough for the everyday run. */
export const inFirstLanguage = <T>([first, ...others]: readonly [T, ...T[]]): T[] => (isFull ? [first, ...others] : [first]);
