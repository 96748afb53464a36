import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import type { ApiFailure } from "./api-client.ts";
import { findControl, findFirstControl, isFieldOf, showControl } from "./field-errors.ts";
import type { Draft } from "./use-draft.ts";

/** What the server objects to in the fields of a form, and the way to them. A new objection moves the focus to the first field. */
export function useFieldErrors<V extends object>(
  form: RefObject<HTMLFormElement | null>,
  { errors, refusals, values }: Draft<V>,
  failure: ApiFailure | undefined,
) {
  const ownErrors = Object.fromEntries(Object.entries(errors).filter(([field]) => isFieldOf(values, field)));
  // What is fixed leaves the errors; what is about no field of this form stays among them.
  const isAboutFields = failure?.validationErrors.length && Object.keys(errors).every((field) => isFieldOf(values, field));

  const showFirst = useEffectEvent(() => {
    const control = form.current && findFirstControl(form.current, Object.keys(ownErrors));
    if (control) showControl(control);
  });
  // Before a popup about the failure opens, so that closing it leads back to the field.
  useLayoutEffect(() => {
    if (refusals > 0) showFirst();
  }, [refusals]);

  return {
    ownErrors,
    /** Why nothing was saved, where it is not these fields. */
    otherProblem: isAboutFields ? undefined : failure?.message,
    goToField: (field: string) => {
      const control = form.current && findControl(form.current, field);
      if (control) showControl(control);
    },
  };
}
