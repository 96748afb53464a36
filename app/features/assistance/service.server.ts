import { asc, eq } from "drizzle-orm";
import { officeDay } from "#lib/dates.ts";
import { AppError, type FieldError } from "#lib/errors.ts";
import { type LocalizedText, localize } from "#lib/localize.ts";
import { findRows } from "#lib/search-text.ts";
import { type Language, translateRow, withoutTranslations } from "#lib/translations.ts";
import { aboutField, mustNotBeInFuture } from "#lib/validation-messages.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { type Actor, contentStore } from "#platform/content/content-store.server.ts";
import { publicColumnsOf } from "#platform/content/definition.server.ts";
import { readThroughCache } from "#platform/content/read-through-cache.server.ts";
import { hasWords } from "#platform/content/search-condition.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { assistanceProgramDefinition } from "./definition.server.ts";
import { type AssistanceProgramInput, labels } from "./schema.ts";
import { assistancePrograms } from "./tables/assistance-programs.server.ts";
import { isValidOn } from "./validity.ts";

const programs = contentStore(assistanceProgramDefinition);

const inOrder = [asc(assistancePrograms.name), asc(assistancePrograms.assistanceProgramId)];
const maxPrograms = 500;

const publishedPrograms = (db: Db) =>
  db
    .select({
      ...publicColumnsOf(assistanceProgramDefinition),
      translations: assistancePrograms.translations,
      searchText: assistancePrograms.searchText,
    })
    .from(assistancePrograms)
    .where(eq(assistancePrograms.status, "published"))
    .orderBy(...inOrder)
    .limit(maxPrograms);

type Row = Awaited<ReturnType<typeof publishedPrograms>>[number];

const toPublicProgram = ({ searchText: _, ...program }: Row, language: Language) => withoutTranslations(translateRow(program, language));

export type PublicProgram = ReturnType<typeof toPublicProgram>;

/** What visitors may see. The day is checked after the cached read, so that a program ends with its last day. */
export async function listValidPrograms(db: Db, language: Language, now: Date, filterKey = ""): Promise<PublicProgram[]> {
  const rows = await readThroughCache(db, "assistance", async () => publishedPrograms(db));
  const today = officeDay(now);
  const valid = rows.filter((row) => isValidOn(row, today));
  const matches = filterKey === "" ? valid : findRows(valid, filterKey, ({ searchText }) => searchText);
  return matches.map((row) => toPublicProgram(row, language));
}

export async function findValidProgram(db: Db, id: number, language: Language, now: Date): Promise<PublicProgram | undefined> {
  const valid = await listValidPrograms(db, language, now);
  return valid.find(({ assistanceProgramId }) => assistanceProgramId === id);
}

export const listPrograms = (db: Db, filterKey: string) =>
  db
    .select(programs.columns)
    .from(assistancePrograms)
    .where(hasWords(assistancePrograms.searchText, filterKey))
    .orderBy(...inOrder)
    .limit(maxPrograms);

export const getProgram = programs.get;

export function createProgram(db: Db, input: AssistanceProgramInput, actor: Actor) {
  return changeContent(db, async (tx) => {
    refuseContradiction(input);
    return programs.create(tx, input, actor);
  });
}

export function updateProgram(db: Db, id: number, patch: Partial<AssistanceProgramInput>, actor: Actor, version?: number) {
  return changeContent(db, async (tx) => {
    const program = await programs.update(tx, id, patch, actor, version);
    refuseContradiction(program);
    return program;
  });
}

export const deleteProgram = (db: Db, id: number, actor: Actor) => changeContent(db, (tx) => programs.remove(tx, id, actor));

const limitFields = { income: "incomeLimit", price: "priceLimit", score: "minimumScore" } as const;

type Checked = Pick<
  AssistanceProgramInput,
  "checkedOn" | "validUntil" | "unlimited" | "amountMax" | (typeof limitFields)[keyof typeof limitFields]
>;

function refuseContradiction(program: Checked): void {
  const fields: FieldError[] = [];
  const refuse = (field: keyof Checked, message: LocalizedText) => fields.push({ field, message: localize(message) });
  if (program.checkedOn > officeDay(new Date())) refuse("checkedOn", aboutField(labels.checkedOn, mustNotBeInFuture));
  if (program.validUntil < program.checkedOn)
    refuse("validUntil", {
      en: "Valid until must not be before Checked on",
      es: "«Válido hasta» no puede ser anterior a «Revisado el»",
    });
  if (typeof program.amountMax === "number" && typeof program.priceLimit === "number" && program.amountMax > program.priceLimit)
    refuse("amountMax", {
      en: "The help's maximum in dollars must not be more than the price limit",
      es: "El máximo de la ayuda en dólares no puede ser mayor que el límite de precio",
    });
  for (const kind of program.unlimited ?? []) {
    const field = limitFields[kind];
    if (typeof program[field] !== "number") continue;
    const label = labels[field];
    refuse(field, {
      en: `${label.en}: leave it empty, or remove the checkmark under “${labels.unlimited.en}”`,
      es: `«${label.es}»: déjelo vacío o quite la marca en «${labels.unlimited.es}»`,
    });
  }
  if (fields.length > 0) throw AppError.withText("invalid", fields.map(({ message }) => message).join(". "), { fields });
}
