import { AppError } from "#lib/errors.ts";
import type { Noun } from "#lib/noun.ts";

export const missingRecord = ({ label }: Pick<Noun, "label">, id: number): AppError =>
  new AppError("notFound", { en: `${label.en} ${id} does not exist`, es: `No se encontró «${label.es} ${id}»` });
