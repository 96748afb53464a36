import { extname } from "node:path";
import { type DocumentProblem, type DocumentType, documentTypes, identifyDocument, maxDocumentBytes } from "#lib/document-files.ts";
import { AppError } from "#lib/errors.ts";
import type { LocalizedText } from "#lib/localize.ts";
import { documentLimits, tooLarge } from "#platform/api/body-limits.server.ts";
import { isStoredFile, storeFile } from "#platform/files/stored-files.server.ts";
import type { ImageStorage } from "#platform/images/storage.server.ts";

const uploadField = "DocumentFile";

const problems: Record<DocumentProblem, LocalizedText> = {
  unknown: {
    en: "The file must be a PDF, a Word file (.docx) or an Excel file (.xlsx), and not just be named like one",
    es: "El archivo debe ser un PDF, un archivo de Word (.docx) o de Excel (.xlsx), y no solo llamarse así",
  },
  incomplete: {
    en: "The file is damaged or incomplete; open it to check, save it again and upload it once more",
    es: "El archivo está dañado o incompleto; ábralo para revisarlo, guárdelo otra vez y vuelva a subirlo",
  },
  mixed: {
    en: "The file is a PDF and something else at once, such as a web page; save it as a PDF again",
    es: "El archivo es un PDF y a la vez otra cosa, como una página web; guárdelo de nuevo como PDF",
  },
  macros: {
    en: "The file contains macros, which can do harm; save it without them",
    es: "El archivo contiene macros, que pueden causar daño; guárdelo sin ellas",
  },
};

export type FileFacts = { mediaType: string; bytes: number };

/** Stores an upload that a later save names. Files that nothing names are removed after a day. */
export async function storeDocument(storage: ImageStorage, upload: Uint8Array | undefined): Promise<FileFacts & { file: string }> {
  if (!upload) throw AppError.field(uploadField, { en: `Send the file as ${uploadField}`, es: `Envíe el archivo como ${uploadField}` });
  if (upload.byteLength > maxDocumentBytes) throw tooLarge(documentLimits);
  const identified = identifyDocument(upload);
  if ("problem" in identified) throw AppError.field(uploadField, problems[identified.problem]);
  const { type } = identified;
  return { file: await storeFile(storage, upload, type), mediaType: documentTypes[type], bytes: upload.byteLength };
}

export function documentTypeOf(file: string): DocumentType | undefined {
  const extension = extname(file).slice(1);
  return extension in documentTypes ? (extension as DocumentType) : undefined;
}

/** The type and size of a stored file, from the file itself. */
export async function readFileFacts(storage: ImageStorage, file: string): Promise<FileFacts> {
  const type = isStoredFile(file) ? documentTypeOf(file) : undefined;
  const stored = type && (await storage.read(file));
  if (!type || !stored)
    throw AppError.field("file", {
      en: "file names no stored file; upload the file first",
      es: "file no corresponde a ningún archivo guardado; suba primero el archivo",
    });
  return { mediaType: documentTypes[type], bytes: stored.byteLength };
}
