import { z } from "zod";

/** Records of one kind whose personal data a response contains. */
export type RecordsRead = { entity: string; ids: readonly number[] };

/** For responses that say themselves whose data they contain. */
export const recordsRead = z.array(z.object({ entity: z.string(), ids: z.array(z.int()) }));

const recordsOfFiles = new WeakMap<Response, RecordsRead[]>();

/** Notes whose data a file contains: unlike JSON, it cannot be looked through afterwards. */
export function fileOfRecords(file: Response, ...records: RecordsRead[]): Response {
  recordsOfFiles.set(file, records);
  return file;
}

/** For the `personalData` of an operation that returns such a file. */
export function recordsInFile(file: object): RecordsRead[] {
  const records = file instanceof Response ? recordsOfFiles.get(file) : undefined;
  if (!records) throw new Error("A file of personal data must be made by fileOfRecords");
  return records;
}
