/** The names of sizes that are wanted: `asked` by somebody who waits, or else of a picture that has just arrived. */
type SizeRequest = { files: string[]; asked: boolean };

type Listener = (request: SizeRequest) => void;
const listeners = new Set<Listener>();

/** Whoever makes sizes listens here. What nobody hears is found later, because it is not stored. */
export function onSizesRequested(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function requestSizes(files: string[], { asked = false } = {}): void {
  for (const listener of listeners) listener({ files, asked });
}
