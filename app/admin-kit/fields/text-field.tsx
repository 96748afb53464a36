import type { ComponentProps } from "react";
import { useAdoptedValue } from "./adopted-value.ts";
import { Field, type FieldProps, inputClass } from "./field.tsx";

type Props = FieldProps<string> & { lang?: "es" } & Pick<
    ComponentProps<"input">,
    "autoComplete" | "inputMode" | "readOnly" | "placeholder" | "onKeyDown"
  >;

function inputOf(type: "text" | "email" | "url" | "tel" | "password" | "date") {
  return function InputField({ name, value, onChange, error, label, hint, required, ...rest }: Props) {
    const input = useAdoptedValue<HTMLInputElement>(value, onChange);
    return (
      <Field label={label} hint={hint} error={error} required={required}>
        {(control) => (
          <input
            {...control}
            {...rest}
            ref={input}
            type={type}
            name={name}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={inputClass}
          />
        )}
      </Field>
    );
  };
}

export const TextField = inputOf("text");
export const EmailField = inputOf("email");
export const UrlField = inputOf("url");
export const TelField = inputOf("tel");
export const DateField = inputOf("date");
export const PasswordField = inputOf("password");
