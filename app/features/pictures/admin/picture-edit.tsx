import { useQuery } from "@tanstack/react-query";
import { Replace } from "lucide";
import { useState } from "react";
import { Button, buttonClass } from "#app/admin-kit/button.tsx";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { libraryKey } from "#app/admin-kit/picture-query.ts";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import type { PictureRecord } from "#app/features/pictures/draft.ts";
import { pictureDraft, pictureLabels } from "#app/features/pictures/picture-form.ts";
import { pictureUsesQuery, storedPictureQuery, updatePicture } from "#app/features/pictures/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/picture-edit";
import { DeletePicture } from "./delete-picture.tsx";
import { PictureFields } from "./picture-fields.tsx";
import { PictureUses } from "./picture-uses.tsx";
import { ReplaceDialog } from "./replace-dialog.tsx";
import { picturesTexts } from "./texts/pictures.ts";

export default function EditPicture({ params: { picture } }: Route.ComponentProps) {
  const pictureQuery = useQuery(storedPictureQuery(`${picture}.webp`));
  return (
    <QueryStates query={pictureQuery} pending={<FormSkeleton />}>
      {(loaded) => <EditForm key={loaded.name} picture={loaded} />}
    </QueryStates>
  );
}

function EditForm({ picture }: { picture: PictureRecord }) {
  const { name } = picture;
  const text = useTexts(picturesTexts);
  const labels = pictureLabels(useLanguage());
  const uses = useQuery(pictureUsesQuery(name));
  const mayChange = useMay("content.write");
  const [isReplacing, setReplacing] = useState(false);
  const draft = useDraft(pictureDraft(picture));
  const save = useSave(draft, {
    send: (values) => updatePicture(name, values),
    refresh: libraryKey,
    done: text.saved,
    to: "/admin/media",
    read: pictureDraft,
  });
  const useCount = uses.data?.useListVm.filter(({ place }) => place === "record").length ?? 0;
  const isUnneeded = uses.data?.useListVm.length === 0;
  return (
    <FormPage
      title={text.editTitle}
      draft={draft}
      save={save}
      labels={labels}
      list="/admin/media"
      extra={
        <>
          <a href={`/resources/${name}`} target="_blank" rel="noopener" className={buttonClass()}>
            {text.show}
          </a>
          {mayChange && useCount > 0 && (
            <Button look="primary" onClick={() => setReplacing(true)}>
              <Icon of={Replace} className="size-4" />
              {text.replace}
            </Button>
          )}
          {mayChange && isUnneeded && <DeletePicture name={name} />}
        </>
      }
      after={
        <section aria-label={text.usesTitle} className="grid gap-3">
          <h2 className="text-lg font-semibold">{text.usesTitle}</h2>
          <QueryStates query={uses} pending={null}>
            {({ useListVm }) => <PictureUses uses={useListVm} />}
          </QueryStates>
          {isReplacing && <ReplaceDialog name={name} useCount={useCount} onClose={() => setReplacing(false)} />}
        </section>
      }
    >
      <PictureFields draft={draft} picture={picture} bytes={uses.data?.bytes} />
    </FormPage>
  );
}
