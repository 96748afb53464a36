import clsx from "clsx";
import { type AskWay, askWays } from "#app/features/leads/answer-ways.ts";
import { maxLength } from "#app/features/leads/messages/check.ts";
import { questionTexts } from "#app/features/leads/texts/questions.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { FieldError } from "#lib/errors.ts";
import { Field, inputLook } from "./question-fields.tsx";
import { hiddenFor } from "./way-choice.tsx";

const phoneWays = ["whatsapp", "call", "sms"] as const;

export type ShownConsents = Record<(typeof phoneWays)[number], { text: string; version: string }>;

type Values = Partial<Record<"phone" | "email" | `agree-${(typeof phoneWays)[number]}`, string>>;
type Props = { id: string; values: Values | undefined; errors: FieldError[]; consents: ShownConsents };

export const hiddenUnless = (...ways: AskWay[]) => clsx(askWays.filter((way) => !ways.includes(way)).map((way) => hiddenFor[way]));

/** The number or address to answer to. A box is never checked in advance: the consent would be worth nothing. */
export function ContactWayFields({ id, values, errors, consents }: Props) {
  const text = useTexts(questionTexts);
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.message;
  return (
    <>
      <Field id={`${id}-phone`} label={text.phone} hint={text.phoneHint} error={errorOf("phone")} className={hiddenUnless(...phoneWays)}>
        {(described) => (
          <input
            {...described}
            name="phone"
            type="tel"
            autoComplete="tel"
            defaultValue={values?.phone}
            className={inputLook(errorOf("phone"))}
          />
        )}
      </Field>
      <Field id={`${id}-email`} label={text.email} error={errorOf("email")} className={hiddenUnless("email")}>
        {(described) => (
          <input
            {...described}
            name="email"
            type="email"
            autoComplete="email"
            maxLength={maxLength.email}
            defaultValue={values?.email}
            className={inputLook(errorOf("email"))}
          />
        )}
      </Field>
      {phoneWays.map((way) => {
        const name = `agree-${way}` as const;
        const error = errorOf(name);
        return (
          <div key={way} className={hiddenUnless(way)}>
            <label className="flex items-start gap-3 text-sm">
              <input
                type="checkbox"
                name={name}
                value={consents[way].version}
                defaultChecked={values?.[name] === consents[way].version}
                aria-invalid={error ? true : undefined}
                aria-describedby={error && `${id}-${name}-error`}
                className="mt-0.5 size-6 shrink-0 accent-teal"
              />
              {consents[way].text}
            </label>
            {error && (
              <p id={`${id}-${name}-error`} className="mt-1.5 font-medium text-danger text-sm">
                {error}
              </p>
            )}
          </div>
        );
      })}
    </>
  );
}
