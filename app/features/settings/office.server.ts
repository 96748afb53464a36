import { asc, eq, inArray } from "drizzle-orm";
import { AppError, type FieldError } from "#lib/errors.ts";
import { localize } from "#lib/localize.ts";
import { hasReversedTimes } from "#lib/office-hours.ts";
import type { StaffActor } from "#platform/accounts/actor.server.ts";
import { changeContent } from "#platform/content/content-changes.server.ts";
import { contentStore } from "#platform/content/content-store.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { webResourceDefinition } from "./definition.server.ts";
import { officeKeys } from "./office-keys.ts";
import type { OfficeInput } from "./office-schema.ts";
import { settingGroups, settings } from "./registry.ts";
import { recordSetting } from "./setting-changes.server.ts";
import { webResourceCategories, webResources } from "./tables/web-resources.server.ts";
import { findUnusable } from "./unusable-values.server.ts";

const resources = contentStore(webResourceDefinition);

const changedSince = {
  en: "The office was changed by someone else since you opened it",
  es: "Otra persona cambió la oficina después de que usted la abrió",
};

type OfficeChange = OfficeInput["resources"][number];

/** Always in one order, so that two people who save at once wait for each other instead of for ever. */
export const readOffice = (tx: Db) =>
  tx
    .select(resources.columns)
    .from(webResources)
    .where(inArray(webResources.context, [...officeKeys]))
    .orderBy(asc(webResources.webResourceId));

/** Changes several facts of the office at once: all of them, or none. */
export function saveOffice(db: Db, changes: OfficeChange[], actor: StaffActor) {
  return changeContent(db, async (tx) => {
    refuseFields(changes.flatMap(fieldErrorsOf));
    const rows = await readOffice(tx).for("update");
    const rowOf = (context: string) => rows.find((row) => row.context === context);
    const hasMoved = changes.some(({ context, version }) => version !== undefined && rowOf(context)?.version !== version);
    if (hasMoved) throw new AppError("conflict", changedSince, { current: rows });
    for (const { context, version: _, ...patch } of changes) {
      const row = rowOf(context);
      await recordSetting(tx, row ? "change" : "create", context, actor);
      if (row) await resources.update(tx, row.webResourceId, patch, actor);
      else await resources.create(tx, { context, ...patch, webResourceCategoryId: await categoryOf(tx, context) }, actor);
    }
    return readOffice(tx);
  });
}

/** What is wrong with a value, beside the field of the form that has it. */
function fieldErrorsOf(change: OfficeChange): FieldError[] {
  const { context, value = "" } = change;
  const name = localize(settings[context].label);
  if (context.startsWith("hours.") && hasReversedTimes(value)) {
    return [
      {
        field: context,
        message: localize({ en: `${name}: the office must open before it closes`, es: `${name}: la oficina debe abrir antes de cerrar` }),
      },
    ];
  }
  return findUnusable(change).map(({ field, message }) => ({
    field: field === "value" ? context : `translations.es.${context}`,
    message,
  }));
}

/** Refuses settings of the office that the site could not show, each at its field of the form. */
export const refuseUnusable = (changed: ReadonlyArray<Record<string, unknown>>): void =>
  refuseFields(changed.flatMap((setting) => fieldErrorsOf(setting as OfficeChange)));

function refuseFields(fields: FieldError[]): void {
  const [first] = fields;
  if (first) throw AppError.withText("invalid", first.message, { fields });
}

/** The category of a resource that staff had deleted. */
export async function categoryOf(tx: Db, context: string): Promise<number | undefined> {
  const name = settingGroups.find((group) => context in group.settings)?.name ?? "";
  const [category] = await tx.select().from(webResourceCategories).where(eq(webResourceCategories.name, name)).limit(1);
  return category?.webResourceCategoryId;
}
