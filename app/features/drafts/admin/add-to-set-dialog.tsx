import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { SaveFailure } from "#app/admin-kit/save-failure.tsx";
import { createSet, setsQuery } from "#app/features/drafts/sets-queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { officeMoment } from "#lib/office-clock.ts";
import { suggestSet } from "./suggest-set.ts";
import { setTexts } from "./texts/sets.ts";
import { useSetChange } from "./use-set-change.ts";

/** The value of the choice that makes a set. */
const newSet = "new";

type Props = {
  text: string;
  add: (setId: number) => Promise<{ message: string }>;
  onClose: () => void;
  onAdded?: (setId: number) => unknown;
};

/** Chooses a set, or makes one, and adds drafts to it. */
export function AddToSetDialog({ text: explanation, add: addTo, onClose, onAdded }: Props) {
  const texts = useTexts(setTexts);
  const { button: text } = texts;
  const language = useLanguage();
  const client = useQueryClient();
  const sets = useQuery(setsQuery);
  const openSets = sets.data?.filter(({ publishedAt }) => publishedAt === null) ?? [];
  const [chosen, setChosen] = useState("");
  const [name, setName] = useState("");
  const choice = chosen || String(suggestSet(openSets)?.setId ?? newSet);

  /** The new set is chosen at once, so that another try does not make a second one. */
  async function makeSet(): Promise<number> {
    const { setId } = await createSet(name);
    await client.invalidateQueries({ queryKey: setsQuery.queryKey });
    setChosen(String(setId));
    return setId;
  }

  const add = useSetChange(
    async () => {
      const setId = choice === newSet ? await makeSet() : Number(choice);
      return { ...(await addTo(setId)), setId };
    },
    ({ setId }) => {
      onClose();
      return onAdded?.(setId);
    },
    { isQuiet: true },
  );
  const nameError = add.error instanceof ApiFailure ? add.error.validationErrors.find(({ field }) => field === "name")?.message : undefined;

  function submit(event: FormEvent) {
    event.preventDefault();
    add.mutate(undefined);
  }

  return (
    <ConfirmPopup
      open
      onClose={onClose}
      title={text.title}
      text={explanation}
      confirm={text.confirm}
      // Which set is offered is known once the sets have come.
      isPending={add.isPending || sets.isPending}
      form="add-to-set"
    >
      <form id="add-to-set" onSubmit={submit} noValidate className="grid gap-4">
        {!nameError && <SaveFailure message={add.error?.message} />}
        <SelectField name="set" label={text.choose} value={choice} onChange={setChosen}>
          {openSets.map((set) => (
            <option key={set.setId} value={set.setId}>
              {text.choice(
                set.name,
                set.isOwn ? null : set.createdByName,
                set.scheduledFor && officeMoment(new Date(set.scheduledFor), language),
              )}
            </option>
          ))}
          <option value={newSet}>{text.newSet}</option>
        </SelectField>
        {choice === newSet && !sets.isPending && (
          <TextField name="name" label={texts.name} hint={texts.nameHint} required value={name} onChange={setName} error={nameError} />
        )}
      </form>
    </ConfirmPopup>
  );
}
