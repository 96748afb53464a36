import { fieldsOf, isPicture, sameValue } from "#app/admin-kit/draft.ts";
import { differences, mergeEdits } from "#app/admin-kit/merge.ts";
import type { DraftDto } from "#app/features/drafts/queries.ts";
import { confirmedField, type DraftValues } from "#lib/draft-parts.ts";

/** Turns a stored state into the form's values; without one, an empty form. */
export type ReadForm<V> = (stored?: never) => V;

/** What the server has, as far as this form knows. */
export type Known<V> = { form: V; dto: DraftDto | undefined };

type Change = { name: string; value: unknown; was?: unknown };

/** They describe the record, but are not changed by themselves. */
const notChanged = new Set(["version", "stale"]);

/** The form of a record with its draft. */
export function readForm<V extends object>(read: ReadForm<V>, { record, values }: DraftDto): V {
  const form = read(record as never);
  const { image, confirmed } = fieldsOf(form);
  return {
    ...form,
    ...(isPicture(image) && values.imageFocus ? { image: { ...image, focus: values.imageFocus } } : {}),
    ...(confirmed && values[confirmedField] ? { confirmed: values[confirmedField] } : {}),
  };
}

/** What the server has now. A field that did not change there stays as it was typed: the server may have cleaned its HTML. */
export function advance<V extends object>({ form, dto: before }: Known<V>, after: DraftDto, read: ReadForm<V>): V {
  const next = readForm(read, after);
  if (!before) return next;
  const [former, typed] = [fieldsOf(readForm(read, before)), fieldsOf(form)];
  const unchanged = Object.entries(next).filter(([name, value]) => sameValue(value, former[name]));
  return { ...next, ...Object.fromEntries(unchanged.map(([name]) => [name, typed[name]])) };
}

/** What the server has after a save: what was sent, and what others changed meanwhile. */
export function afterSave<V extends object>(known: Known<V>, sent: V, response: DraftDto, read: ReadForm<V>): V {
  if (!known.dto) return sent;
  const before = fieldsOf(known.form);
  const ownFields = Object.entries(sent).filter(([name, value]) => !sameValue(value, before[name]));
  return { ...advance(known, response, read), ...Object.fromEntries(ownFields) };
}

/** Whether someone else has changed a field that was changed here, to something else. */
export const isConflict = (base: object, mine: object, theirs: object): boolean =>
  differences(base, mine, theirs, changeable(mine)).some(({ both }) => both);

/** Whether a save has brought what someone else drafted, in fields that were not touched here. */
export function bringsNews<V extends object>(before: Known<V>, typed: V, after: DraftDto): boolean {
  const { dto } = before;
  if (!dto) return false;
  const [former, mine] = [fieldsOf(before.form), fieldsOf(typed)];
  const isTouched = (name: string) => !sameValue(mine[name], former[name]);
  // The focus of a picture is part of the picture's field.
  const fieldOf = (name: string) => (name === "imageFocus" ? "image" : name);
  return Object.entries(after.values).some(([name, value]) => !isTouched(fieldOf(name)) && !sameValue(value, dto.values[name]));
}

const changeable = (values: object) => Object.keys(values).filter((name) => !notChanged.has(name));

/** The changes to send, and the form once they are stored; nothing if the user has to choose first. */
export function planSave<V extends object>(base: V, values: V, { form, dto }: Known<V>): { merged: V; changes: Change[] } | undefined {
  if (!dto) return { merged: values, changes: changesOf({}, values, {}).filter(({ value }) => !isEmpty(value)) };
  if (isConflict(base, values, form)) return undefined;
  const merged = mergeEdits(base, values, form, new Set());
  return { merged, changes: changesOf(form, merged, dto.values) };
}

function changesOf(before: object, after: object, stored: DraftValues): Change[] {
  const [former, next] = [flatten(before), flatten(after)];
  return Object.keys(next)
    .filter((name) => !sameValue(former[name], next[name]))
    .map((name) => ({ name, value: next[name], was: stored[name] }));
}

/** The form's fields as a save takes them: a picture is its name, and the point that must stay in its crops. */
function flatten(values: object): DraftValues {
  const fields = fieldsOf(values);
  const names = changeable(values).filter((name) => fields[name] !== undefined);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = fields[name];
      if (!isPicture(value)) return [[name, value]];
      return value.focus
        ? [
            [name, value.name],
            ["imageFocus", value.focus],
          ]
        : [[name, value.name]];
    }),
  );
}

const isEmpty = (value: unknown) => value === "" || value === null || (Array.isArray(value) && value.length === 0);
