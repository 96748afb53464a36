import { useQuery } from "@tanstack/react-query";
import { Replace } from "lucide";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { Button, buttonClass } from "#app/admin-kit/button.tsx";
import { ConfirmAction } from "#app/admin-kit/confirm-action.tsx";
import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { libraryKey } from "#app/admin-kit/picture-query.ts";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { useListPath } from "#app/admin-kit/record-link.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { nounOf } from "#app/features/nouns.ts";
import type { PictureRecord } from "#app/features/pictures/draft.ts";
import { pictureDraft, pictureLabels } from "#app/features/pictures/picture-form.ts";
import { deletePicture, type PictureUse, pictureUsesQuery, storedPictureQuery, updatePicture } from "#app/features/pictures/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/picture-edit";
import { PictureFields } from "./picture-fields.tsx";
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
            {({ useListVm }) => <PictureUses uses={useListVm} isLabeled={picture.labels.length > 0} />}
          </QueryStates>
          {isReplacing && <ReplaceDialog name={name} useCount={useCount} onClose={() => setReplacing(false)} />}
        </section>
      }
    >
      <PictureFields draft={draft} picture={picture} bytes={uses.data?.bytes} />
    </FormPage>
  );
}

/** Deletes a picture that nothing needs, for good. It has no history of its own, so there is no Undo to offer. */
function DeletePicture({ name }: { name: string }) {
  const text = useTexts(picturesTexts);
  const navigate = useNavigate();
  const listPath = useListPath("/admin/media");
  return (
    <ConfirmAction
      title={text.deleteTitle}
      text={text.deleteText}
      confirm={text.deleteNow}
      run={() => deletePicture(name)}
      refresh={libraryKey}
      errorStays={4500}
      onDone={() => {
        showSuccess(text.deleted);
        return navigate(listPath, { replace: true });
      }}
    >
      {text.deletePicture}
    </ConfirmAction>
  );
}

/** Every record that needs a picture, with the way to it. */
function PictureUses({ uses, isLabeled }: { uses: PictureUse[]; isLabeled: boolean }) {
  const text = useTexts(picturesTexts);
  const isShown = uses.some(({ place }) => place === "record");
  return (
    <div className="grid gap-2">
      {!isShown && <p className="text-sm text-fg-muted">{uses.length > 0 ? text.noUsesNow : isLabeled ? text.keptByLabel : text.noUses}</p>}
      {uses.length > 0 && (
        <ul className="divide-y divide-edge rounded-xl border border-edge bg-surface">
          {uses.map((use) => (
            <UseLine key={`${use.place}:${use.entity}:${use.entityId}`} use={use} />
          ))}
        </ul>
      )}
    </div>
  );
}

function UseLine({ use: { entity, entityId, title, place } }: { use: PictureUse }) {
  const text = useTexts(picturesTexts);
  const language = useLanguage();
  const { label, editPath } = nounOf(entity);
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-2 text-sm">
      {title ? (
        <Link to={place === "trash" ? "/admin/bin" : editPath(entityId)} className="font-semibold text-accent hover:underline">
          {title}
        </Link>
      ) : (
        <span>{text.hiddenRecord}</span>
      )}
      <span className="text-fg-muted">
        {label[language]}
        {place === "trash" && ` · ${text.inTrash}`}
        {place === "former" && ` · ${text.inFormer}`}
        {place === "draft" && ` · ${text.inDraft}`}
      </span>
    </li>
  );
}
