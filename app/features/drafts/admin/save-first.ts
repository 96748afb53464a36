import type { DraftDto } from "#app/features/drafts/queries.ts";

/** Saves what is typed and returns the draft as it is then. Throws if it could not be saved; the editor says why. */
export type SaveFirst = () => Promise<DraftDto | undefined>;

/** Does something with the draft that includes the last seconds of typing. */
export async function saveThen(save: SaveFirst | undefined, run: () => void): Promise<void> {
  try {
    await save?.();
  } catch {
    return;
  }
  run();
}
