import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiFailure } from "#app/admin-kit/api-client.ts";
import { Button } from "#app/admin-kit/button.tsx";
import { ImageField } from "#app/admin-kit/fields/image-field.tsx";
import { TextField } from "#app/admin-kit/fields/text-field.tsx";
import { type LibraryPicture, picturePath } from "#app/admin-kit/picture-query.ts";
import { Popup } from "#app/admin-kit/popup.tsx";
import { SaveFailure } from "#app/admin-kit/save-failure.tsx";
import { showSuccess } from "#app/admin-kit/toasts.ts";
import type { ReplacementDraft } from "#app/features/pictures/draft.ts";
import { pictureLabels } from "#app/features/pictures/picture-form.ts";
import { replacePicture } from "#app/features/pictures/queries.ts";
import { formTexts } from "#app/messages/admin/forms.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { picturesTexts } from "./texts/pictures.ts";

type Props = { name: string; useCount: number; onClose: () => void };

/** Asks for the picture that takes the place of another one everywhere, and for what it shows. */
export function ReplaceDialog({ name, useCount, onClose }: Props) {
  const text = useTexts(picturesTexts);
  const forms = useTexts(formTexts);
  const labels = pictureLabels(useLanguage());
  const client = useQueryClient();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<ReplacementDraft>({ image: { name: null }, alt: "", spanishAlt: "" });
  const [missing, setMissing] = useState("");
  const change = (changes: Partial<ReplacementDraft>) => setDraft((current) => ({ ...current, ...changes }));

  const { mutate, isPending, error } = useMutation({
    mutationFn: () => replacePicture(name, draft),
    onSuccess: async ({ pictureDto, replacedCount }) => {
      showSuccess(text.replaced(replacedCount));
      // Any record may have changed.
      await client.invalidateQueries();
      onClose();
      await navigate(picturePath(pictureDto.name), { replace: true });
    },
  });

  const refusals = error instanceof ApiFailure ? error.validationErrors : [];
  const refusalOf = (...fields: string[]) => refusals.find(({ field }) => fields.includes(field))?.message;

  function replace() {
    if (!draft.image.file && !draft.image.name) return setMissing(text.choosePicture);
    setMissing("");
    mutate();
  }

  const offerDescription = ({ alt, translations }: LibraryPicture) => change({ alt, spanishAlt: translations.es?.alt ?? "" });

  return (
    <Popup
      wide
      open
      onClose={onClose}
      title={text.replaceTitle}
      text={text.replaceText(useCount)}
      actions={
        <>
          <Button onClick={onClose} resting={isPending}>
            {forms.cancel}
          </Button>
          <Button look="primary" onClick={replace} resting={isPending}>
            {isPending ? text.replacing : text.replaceNow(useCount)}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <ImageField
          isUncut
          name="replacement"
          label={text.newPicture}
          value={draft.image}
          onChange={(image) => change({ image })}
          onPick={offerDescription}
          error={missing || refusalOf("image", "ImageFile")}
          progress={undefined}
        />
        <TextField
          name="replacement-alt"
          label={labels.alt}
          hint={text.replaceAltHint}
          required
          value={draft.alt}
          onChange={(alt) => change({ alt })}
          error={refusalOf("alt")}
        />
        <TextField
          name="replacement-alt-es"
          label={labels["es.alt"]}
          lang="es"
          value={draft.spanishAlt}
          onChange={(spanishAlt) => change({ spanishAlt })}
          error={refusalOf("translations.es.alt")}
        />
        {error && refusals.length === 0 && <SaveFailure message={forms.saveFailed(error.message)} />}
      </div>
    </Popup>
  );
}
