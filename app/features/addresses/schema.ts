import { z } from "zod";
import { flag, optionalId, optionalText, requiredLine, requiredText } from "#lib/fields.ts";
import { namesInMessages } from "#lib/labels.ts";
import { maxTargetLength } from "./redirect-target.ts";

export const labels = {
  path: { en: "Old address", es: "Dirección anterior" },
  webPageCategoryId: { en: "Page it leads to", es: "Página a la que lleva" },
  target: { en: "Another address", es: "Otra dirección" },
};

export const fieldNames = namesInMessages(labels);

/** The service reads both addresses; a whole URL may be longer than the path that is kept of it. */
export const redirectInput = z.object({
  path: requiredLine(fieldNames.path, maxTargetLength),
  webPageCategoryId: optionalId(fieldNames.webPageCategoryId).optional(),
  target: optionalText(fieldNames.target, maxTargetLength).optional(),
});

export type RedirectInput = z.infer<typeof redirectInput>;

export const mostImportedRows = 5_000;

/** Imported addresses without a new one that no visitor has asked for yet. */
export const maxAwaited = 5_000;

const fileName = { en: "File", es: "Archivo" };

/** A file of an old site's addresses. Unless it is applied, the response only says what would happen. */
export const addressImportInput = z.object({
  csv: requiredText(fileName, 900_000),
  isApplied: flag("isApplied").optional(),
});

export const missedAddressInput = z.object({ path: requiredLine({ en: "Address", es: "Dirección" }, 300) });
