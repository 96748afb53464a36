import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide";
import { Button } from "#app/admin-kit/button.tsx";
import { focusHeading, PageHeading } from "#app/admin-kit/page-heading.tsx";
import { saveFile } from "#app/admin-kit/save-file.ts";
import { showError } from "#app/admin-kit/toasts.ts";
import { exportPerson, findPerson } from "#app/features/history/personal-data/queries.ts";
import type { Holdings } from "#app/features/history/personal-data/schema.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { EraseDialog } from "./erase-dialog.tsx";
import { HoldingsList } from "./holdings-list.tsx";
import { PersonForm } from "./person-form.tsx";
import { personalDataTexts } from "./texts/personal-data.ts";

const isErasable = ({ own, mentions }: Holdings) => own.some(({ places }) => places.length > 0) || mentions.length > 0;

export default function PersonalData() {
  const text = useTexts(personalDataTexts);
  const search = useMutation({ mutationFn: findPerson });
  const person = search.variables;
  const download = useMutation({
    mutationFn: exportPerson,
    onSuccess: (data) => saveFile("personal-data.json", JSON.stringify(data, null, 2), "application/json"),
    onError: (error) => showError(error.message),
  });

  function findAgain() {
    if (person) search.mutate(person);
    requestAnimationFrame(focusHeading);
  }

  return (
    <div className="grid gap-5">
      <PageHeading title={text.title} />
      <p className="max-w-prose text-sm text-fg-muted">{text.intro}</p>
      <PersonForm onFind={search.mutate} pending={search.isPending} error={search.error} />
      {search.data && person && (
        <>
          <HoldingsList holdings={search.data} />
          {isErasable(search.data) && (
            <div className="flex flex-wrap gap-2">
              <Button resting={download.isPending} onClick={() => download.mutate(person)}>
                <Icon of={Download} className="size-4" />
                {text.export}
              </Button>
              <EraseDialog person={person} onErased={findAgain} />
            </div>
          )}
        </>
      )}
    </div>
  );
}
