import { slugOf } from "#lib/slug.ts";

type Addressed = { documentId: number; name: string; file: string };

/** Where visitors get it. The id decides; the rest is for people and for the names of downloads. */
export const documentPath = ({ documentId, name, file }: Addressed): string => `/documents/${documentId}/${downloadName({ name, file })}`;

export const downloadName = ({ name, file }: Pick<Addressed, "name" | "file">): string =>
  `${slugOf(name, "document")}${/\.[a-z0-9]+$/i.exec(file)?.[0] ?? ".bin"}`;
