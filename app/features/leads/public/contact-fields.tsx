import clsx from "clsx";
import { ChevronDown } from "lucide";
import { type ReactNode, useState } from "react";
import { callTimes } from "#app/features/leads/call-times.ts";
import { type ContactField, maxLength, type TypedValues } from "#app/features/leads/messages/check.ts";
import { contactTexts } from "#app/features/leads/texts/contact.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { FieldError } from "#lib/errors.ts";

/** The names of states come from the server, so that the script does not include all of them in both languages. */
export type StateChoice = { state: string; name: string };

type Props = { id: string; values: TypedValues | undefined; errors: FieldError[]; states: StateChoice[] };

const inputs = {
  name: { type: "text", autoComplete: "name" },
  email: { type: "email", autoComplete: "email" },
  phone: { type: "tel", autoComplete: "tel" },
} as const;

/** The fields and the honeypot. They are uncontrolled, so that nothing typed is lost when the script starts. */
export function ContactFields({ id, values, errors, states }: Props) {
  const text = useTexts(contactTexts);
  // React writes the first value into a textarea again when it hydrates; the visitor may have changed it by then.
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
        {states.length > 0 && (
          <ContactSelect id={`${id}-home-state`} name="homeState" label={text.homeState.label} value={values?.homeState ?? undefined}>
            <option value="">{text.homeState.none}</option>
            {states.map(({ state, name }) => (
              <option key={state} value={state}>
                {name}
              </option>
            ))}
          </ContactSelect>
        )}
        <ContactSelect id={`${id}-call-time`} name="callTime" label={text.callTime.label} value={values?.callTime}>
          {callTimes.map((time) => (
            <option key={time} value={time}>
              {text.callTime.times[time]}
            </option>
          ))}
        </ContactSelect>
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

type SelectProps = { id: string; name: string; label: string; value: string | undefined; children: ReactNode };

function ContactSelect({ id, name, label, value, children }: SelectProps) {
  return (
    <div className="grid gap-1.5 sm:col-span-2">
      <label htmlFor={id} className="font-semibold text-teal-dark">
        {label}
      </label>
      <span className="relative block">
        <select
          id={id}
          name={name}
          defaultValue={value}
          className="min-h-12 w-full appearance-none rounded-xl border border-muted/60 bg-white py-3 pr-10 pl-4 text-base text-ink hover:border-teal"
        >
          {children}
        </select>
        <Icon of={ChevronDown} className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3.5 size-5 text-muted" />
      </span>
    </div>
  );
}

function messageIn(field: string): string | undefined {
  if (typeof document === "undefined") return undefined;
  const element = document.getElementById(field);
  return element instanceof HTMLTextAreaElement ? element.value : undefined;
}
