import { Search } from "lucide";
import { type FormEvent, useState } from "react";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { Button } from "#app/admin-kit/button.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import type { PersonInput } from "#app/features/history/personal-data/schema.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { personalDataTexts } from "./texts/personal-data.ts";

type Props = { onFind: (person: PersonInput) => void; pending: boolean; error: Error | null };

export function PersonForm({ onFind, pending, error }: Props) {
  const text = useTexts(personalDataTexts);
  const [email, setEmail] = useState("");
  const [phone, setPhone] = useState("");
  const fieldErrors = error instanceof ApiFailure ? error.validationErrors : [];
  const errorOf = (field: string) => fieldErrors.find((refusal) => refusal.field === field)?.message;

  function submit(event: FormEvent) {
    event.preventDefault();
    onFind({ email: email.trim(), phone: phone.trim() });
  }

  return (
    <form onSubmit={submit} noValidate className="grid max-w-3xl gap-4 rounded-2xl border border-edge bg-surface p-4 sm:p-6">
      <FieldRow>
        <TextField
          name="email"
          label={text.email}
          inputMode="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
          error={errorOf("email")}
        />
        <TextField
          name="phone"
          label={text.phone}
          inputMode="tel"
          autoComplete="off"
          hint={text.phoneHint}
          value={phone}
          onChange={setPhone}
          error={errorOf("phone")}
        />
      </FieldRow>
      {error && fieldErrors.length === 0 && (
        <p role="alert" className="text-sm font-medium text-bad">
          {error.message}
        </p>
      )}
      <div>
        <Button type="submit" look="primary" resting={pending}>
          <Icon of={Search} className="size-4" />
          {text.find}
        </Button>
      </div>
    </form>
  );
}
