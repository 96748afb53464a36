import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { checkPicture, type PictureProblem } from "#app/admin-kit/check-picture.ts";
import type { Choice } from "#app/admin-kit/choices.ts";
import type { PictureValue } from "#app/admin-kit/draft.ts";
import type { FieldProps } from "#app/admin-kit/fields/field.tsx";
import { ImageField } from "#app/admin-kit/fields/image-field.tsx";
import { TelField, UrlField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow, FormSection } from "#app/admin-kit/form-section.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { type OwnOfficerDraft, ownOfficerLabels } from "#app/features/officers/own-form.ts";
import { storeOwnPhoto } from "#app/features/officers/own-queries.ts";
import { fieldTexts } from "#app/messages/admin/fields.ts";
import { useTexts } from "#app/messages/messages.ts";
import { AboutFields, AbsenceFields, SubTitleField } from "./profile-fields.tsx";
import { officerFormTexts } from "./texts/officer-forms.ts";

type Props = { draft: Draft<OwnOfficerDraft>; deputies: Choice[] };

/** What officers say about themselves; the office fills in the rest of their record. */
export function OwnOfficerFields({ draft: { bind, spanish }, deputies }: Props) {
  const labels = useTexts(ownOfficerLabels);
  const text = useTexts(officerFormTexts);
  const profile = { bind, spanish, labels };
  return (
    <>
      <SubTitleField {...profile} />
      <FieldRow>
        <TelField label={labels.phoneNumber} {...bind("phoneNumber")} />
        <TelField label={labels.textNumber} {...bind("textNumber")} />
        <TelField label={labels.whatsAppNumber} {...bind("whatsAppNumber")} />
        <UrlField label={labels.calendarUrl} hint={text.calendarHint} {...bind("calendarUrl")} />
        <UrlField label={labels.facebookUrl} {...bind("facebookUrl")} />
        <UrlField label={labels.instagramUrl} {...bind("instagramUrl")} />
      </FieldRow>
      <AboutFields {...profile} />
      <FormSection title={text.photo}>
        <OwnPhotoField label={labels.image} {...bind("image")} />
      </FormSection>
      <AbsenceFields {...profile} title={text.messagesAndAbsence} deputies={deputies} />
    </>
  );
}

/** It is stored when it is chosen: officers have no library, and a bad file is refused at once. */
function OwnPhotoField({ value, onChange, error, ...field }: FieldProps<PictureValue>) {
  const [progress, setProgress] = useState<number>();
  const { pictureProblems: problems } = useTexts(fieldTexts);
  const { mutate, error: refusal } = useMutation({
    mutationFn: (file: File) => storeCheckedPhoto(file, { problems, store: (checked) => storeOwnPhoto(checked, setProgress) }),
    onSuccess: (name) => onChange({ name }),
    onSettled: () => setProgress(undefined),
  });
  return (
    <ImageField
      {...field}
      value={value}
      error={refusal?.message ?? error}
      progress={progress}
      hasLibrary={false}
      onChange={(next) => (next.file ? mutate(next.file) : onChange(next))}
    />
  );
}

type StoreOptions = { problems: Record<PictureProblem, string>; store: (file: File) => Promise<string>; check?: typeof checkPicture };

/** Stores a photo that the server would accept; any other fails with the reason before it is sent. */
export async function storeCheckedPhoto(file: File, { problems, store, check = checkPicture }: StoreOptions): Promise<string> {
  const problem = await check(file);
  if (problem) throw new Error(problems[problem]);
  return store(file);
}
