/** Fills in values that a text names in braces: "Send {name} a message". Unknown names stay. */
export const fillWords = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{(\w{1,20})\}/g, (asItStands, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? "") : asItStands));
