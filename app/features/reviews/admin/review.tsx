import { useQuery } from "@tanstack/react-query";
import { type Choice, nameAmong } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { Options, SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { TextAreaField } from "#app/admin-kit/fields/text-area-field.tsx";
import { DateField, TextField, UrlField } from "#app/admin-kit/fields/text-field.tsx";
import { FieldRow, FormSection } from "#app/admin-kit/form-section.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { ViewPage } from "#app/admin-kit/view-page.tsx";
import { DraftScreen } from "#app/features/drafts/admin/draft-screen.tsx";
import { useOfficerChoices } from "#app/features/officers/admin/officer-choices.ts";
import { reviewForm } from "#app/features/reviews/form.ts";
import { type ReviewDraft, reviewCalls } from "#app/features/reviews/queries.ts";
import { reviewTexts } from "#app/features/reviews/texts/reviews.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/review";
import { reviewAdminTexts } from "./texts/reviews.ts";

const ratings = ["5", "4", "3", "2", "1"];

export default function Review({ params: { id } }: Route.ComponentProps) {
  const text = useTexts(reviewAdminTexts);
  const { data: review } = useQuery({ ...reviewCalls.query(id ?? ""), enabled: id !== undefined });
  const officers = useOfficerChoices(review?.officerId ?? null);
  return (
    <DraftScreen
      form={reviewForm}
      id={id}
      title={id ? text.edit : text.add}
      storedTitle={text.edit}
      formats={{ officerId: nameAmong(officers) }}
      extra={({ status }) => status === "published" && <ViewPage path="/verify-us" />}
    >
      {(draft) => <ReviewFields draft={draft} officers={officers} />}
    </DraftScreen>
  );
}

function ReviewFields({ draft: { bind }, officers }: { draft: Draft<ReviewDraft>; officers: Choice[] }) {
  const text = useTexts(reviewAdminTexts);
  const { sources } = useTexts(reviewTexts);
  const labels = useTexts(reviewForm.labels);
  return (
    <>
      <FieldRow>
        <TextField label={labels.author} hint={text.authorHint} required {...bind("author")} />
        <SelectField label={labels.language} {...bind("language")}>
          <Options names={text.languages} />
        </SelectField>
      </FieldRow>
      <TextAreaField label={labels.text} hint={text.textHint} rows={6} required {...bind("text")} />
      <TextAreaField label={labels.translation} hint={text.translationHint} rows={6} {...bind("translation")} />
      <FieldRow>
        <SelectField label={labels.rating} hint={text.ratingHint} {...bind("rating")}>
          <option value="">{text.noRating}</option>
          <Options names={Object.fromEntries(ratings.map((stars) => [stars, stars]))} />
        </SelectField>
        <ChoiceField label={labels.officerId} none={text.noOfficer} choices={officers} {...bind("officerId")} />
      </FieldRow>
      <FormSection title={text.origin}>
        <FieldRow>
          <SelectField label={labels.source} {...bind("source")}>
            <Options names={sources} />
          </SelectField>
          <DateField label={labels.writtenOn} {...bind("writtenOn")} />
        </FieldRow>
        <UrlField label={labels.sourceUrl} hint={text.sourceUrlHint} {...bind("sourceUrl")} />
      </FormSection>
      <FormSection title={text.permission}>
        <FieldRow>
          <SelectField label={labels.relation} hint={text.relationHint} {...bind("relation")}>
            <Options names={text.relations} />
          </SelectField>
          <DateField label={labels.consentOn} hint={text.consentHint} {...bind("consentOn")} />
          <SelectField label={labels.status} {...bind("status")}>
            <Options names={text.statuses} />
          </SelectField>
        </FieldRow>
      </FormSection>
    </>
  );
}
