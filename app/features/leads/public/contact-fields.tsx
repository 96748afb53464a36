import clsx from "clsx";
import { useState } from "react";
import { type ContactField, maxLength, type TypedValues } from "#app/features/leads/messages/check.ts";
import { contactTexts } from "#app/features/leads/texts/contact.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { FieldError } from "#lib/errors.ts";
import { CallTimeField } from "./call-time-field.tsx";
import { HomeStateField, type StateChoice } from "./home-state-field.tsx";

type Props = { id: string; values: TypedValues | undefined; errors: FieldError[]; states: StateChoice[] };

const inputs = {
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
} as const;

/** The four fields, the wish for a call, and the trap. The browser keeps what is typed, so that nothing is lost when the script starts. */
export function ContactFields({ id, values, errors, states }: Props) {
  const text = useTexts(contactTexts);
  // React writes the first value into a textarea once more when it hydrates; by then somebody may have changed it.
  const [firstMessage] = useState(() => messageIn(`${id}-message`) ?? values?.message);
  const fieldProps = (name: ContactField) => ({
    id: `${id}-${name}`,
    name,
    required: true,
    maxLength: maxLength[name],
    defaultValue: values?.[name],
    "aria-invalid": errorOf(name) ? true : undefined,
    "aria-describedby": errorOf(name) ? `${id}-${name}-error` : undefined,
    className: clsx(
      "min-h-12 w-full rounded-xl border bg-white px-4 py-3 text-base text-ink",
      errorOf(name) ? "border-danger" : "border-muted/60 hover:border-teal",
    ),
  });
  const errorOf = (name: ContactField) => errors.find(({ field }) => field === name)?.message;

  function field(name: ContactField) {
    const message = errorOf(name);
    return (
      <div key={name} className={clsx("grid gap-1.5", (name === "name" || name === "message") && "sm:col-span-2")}>
        <label htmlFor={`${id}-${name}`} className="font-semibold text-teal-dark">
          {text[name]}
        </label>
        {name === "message" ? (
          <textarea {...fieldProps(name)} defaultValue={firstMessage} rows={6} />
        ) : (
          <input {...fieldProps(name)} {...inputs[name]} />
        )}
        {message && (
          <p id={`${id}-${name}-error`} className="font-medium text-danger text-sm">
            {message}
          </p>
        )}
      </div>
    );
  }

  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        {(["name", "email", "phone"] as const).map(field)}
        {states.length > 0 && <HomeStateField id={`${id}-home-state`} value={values?.homeState ?? undefined} states={states} />}
        <CallTimeField id={`${id}-call-time`} value={values?.callTime} />
        {field("message")}
      </div>
      <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
        <label>
          {text.leaveEmpty}
          <input name="website" type="text" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
    </>
  );
}

/** What the field holds already, if the page is there. */
function messageIn(field: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const element = document.getElementById(field);
  return element instanceof HTMLTextAreaElement ? element.value : undefined;
}
