/** Puts values into a sentence of staff where it names them in braces: "Send {name} a message". A name that stands for nothing stays as it is. */
export const fillWords = (sentence: string, values: Record<string, string>): string =>
  sentence.replace(/\{(\w{1,20})\}/g, (asItStands, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? "") : asItStands));
