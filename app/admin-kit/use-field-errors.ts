import { type RefObject, useEffectEvent, useLayoutEffect } from "react";
import type { ApiFailure } from "./api-client.ts";
import { findControl, findFirstControl, isFieldOf, showControl } from "./field-errors.ts";
import type { Draft } from "./use-draft.ts";

/** The validation errors of a form. A new error moves the focus to the first field. */
export function useFieldErrors<V extends object>(
  form: RefObject<HTMLFormElement | null>,
  { errors, refusals, values }: Draft<V>,
  failure: ApiFailure | undefined,
) {
  const ownErrors = Object.fromEntries(Object.entries(errors).filter(([field]) => isFieldOf(values, field)));
  // Fixed errors leave the list; those about no field of this form stay in it.
  const isAboutFields = failure?.validationErrors.length && Object.keys(errors).every((field) => isFieldOf(values, field));

  const showFirst = useEffectEvent(() => {
    const control = form.current && findFirstControl(form.current, Object.keys(ownErrors));
    if (control) showControl(control);
  });
  // Before a popup about the failure opens, so that closing it returns to the field.
  useLayoutEffect(() => {
    if (refusals > 0) showFirst();
  }, [refusals]);

  return {
    ownErrors,
    otherProblem: isAboutFields ? undefined : failure?.message,
    goToField: (field: string) => {
      const control = form.current && findControl(form.current, field);
      if (control) showControl(control);
    },
  };
}
