import { useMutation } from "@tanstack/react-query";
import { Search } from "lucide";
import { type FormEvent, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { openSharedAnswers } from "#app/features/buying-guide/shared-answers/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { AnswersCard } from "./answers-card.tsx";
import { sharedAnswersTexts } from "./texts/shared-answers.ts";

export default function SharedAnswers() {
  const text = useTexts(sharedAnswersTexts);
  const [code, setCode] = useState("");
  const lookup = useMutation({ mutationFn: openSharedAnswers });

  function submit(event: FormEvent) {
    event.preventDefault();
    lookup.mutate(code);
  }

  return (
    <div className="grid gap-5">
      <PageHeading title={text.title} />
      <p className="max-w-prose text-sm text-fg-muted">{text.intro}</p>
      <form onSubmit={submit} noValidate className="grid max-w-xl gap-4 rounded-2xl border border-edge bg-surface p-4 sm:p-6">
        <TextField
          name="code"
          label={text.code}
          hint={text.hint}
          autoComplete="off"
          value={code}
          onChange={setCode}
          error={lookup.error?.message}
        />
        <div>
          <Button type="submit" look="primary" resting={lookup.isPending}>
            <Icon of={Search} className="size-4" />
            {text.open}
          </Button>
        </div>
      </form>
      {lookup.data && <AnswersCard opened={lookup.data} />}
    </div>
  );
}
