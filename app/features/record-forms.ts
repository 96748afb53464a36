import type { RecordForm } from "#app/admin-kit/record-form.ts";

// By file name and not through feature.ts: forms bring Zod along, which lists do without.
const recordForms = Object.values(import.meta.glob<RecordForm>("./**/form.ts", { eager: true, import: "recordForm" }));

/** Nothing for a kind of record that no longer exists. */
export const findRecordForm = (entity: string): RecordForm | undefined => recordForms.find((form) => form.entity === entity);
