import { Bilingual } from "#app/admin-kit/bilingual.tsx";
import { FieldRow, FormSection } from "#app/admin-kit/form-section.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { isSensitive } from "#app/features/settings/find-setting.ts";
import { linksToOldAddress, type OfficeDraft } from "#app/features/settings/office-draft.ts";
import { hasSpanish, type OfficeTextKey, officeHoursKeys } from "#app/features/settings/office-keys.ts";
import { useOfficeLabels } from "#app/features/settings/office-labels.ts";
import { settings } from "#app/features/settings/registry.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { ExceptionDaysField } from "./exception-days-field.tsx";
import { HoursField } from "./hours-field.tsx";
import { officeTexts } from "./texts/office.ts";
import { ValueField } from "./value-field.tsx";

type Props = { draft: Draft<OfficeDraft> };

/** The facts of the office in plain words; each is a web resource. */
export function OfficeFields({ draft }: Props) {
  const text = useTexts(officeTexts);
  const fact = (key: OfficeTextKey) => <Fact key={key} name={key} draft={draft} />;
  return (
    <>
      <FormSection title={text.sections.company}>
        <FieldRow>{(["company.name", "company.legalName"] as const).map(fact)}</FieldRow>
        {fact("company.tagline")}
      </FormSection>
      <FormSection title={text.sections.contact}>
        <FieldRow>{(["contact.phone", "contact.email", "contact.textNumber", "contact.whatsapp"] as const).map(fact)}</FieldRow>
        {fact("contact.replyTime")}
      </FormSection>
      <FormSection title={text.sections.hours}>
        <p className="text-sm text-fg-muted">{text.hoursLead}</p>
        {officeHoursKeys.map((key) => (
          <HoursField key={key} line={key} {...draft.bind(key)} />
        ))}
      </FormSection>
      <FormSection title={text.sections.exceptions}>
        <ExceptionDaysField {...draft.bind("hours.closedDays")} />
      </FormSection>
      <FormSection title={text.sections.address}>
        <FieldRow>{(["address.street", "address.city", "address.state", "address.zip"] as const).map(fact)}</FieldRow>
        {fact("contact.directionsUrl")}
        {fact("contact.mapEmbedUrl")}
        <MovedOfficeWarning draft={draft.values} />
      </FormSection>
      <FormSection title={text.sections.licenses}>
        <FieldRow>{(["company.nmls", "company.utahLicense"] as const).map(fact)}</FieldRow>
        {(["company.licensedStates", "company.registryUrl"] as const).map(fact)}
      </FormSection>
      <FormSection title={text.sections.social}>
        <FieldRow>{(["links.instagram", "links.facebook"] as const).map(fact)}</FieldRow>
      </FormSection>
    </>
  );
}

/** What still shows the old address is named while the address is being changed. */
function MovedOfficeWarning({ draft }: { draft: OfficeDraft }) {
  const text = useTexts(officeTexts);
  const labels = useOfficeLabels();
  const left = linksToOldAddress(draft);
  return (
    <div role="status">
      {left.length > 0 && (
        <p className="rounded-xl border border-warn bg-warn-soft px-4 py-3 text-sm text-warn">
          {text.addressMoved} {left.map((key) => labels[key] ?? key).join(" · ")}
        </p>
      )}
    </div>
  );
}

/** Fields that need no explanation. */
const plainKeys = new Set<OfficeTextKey>(["address.street", "address.city", "address.state", "address.zip"]);

function Fact({ name, draft: { bind, spanish } }: Props & { name: OfficeTextKey }) {
  const text = useTexts(officeTexts);
  const language = useLanguage();
  const labels = useOfficeLabels();
  const isLocked = !useMay("sensitive.write") && isSensitive(name);
  const { kind, about, default: preset } = settings[name];
  const hints = [
    !plainKeys.has(name) && about[language],
    preset === "" && kind === "phone" && text.emptyMeansNone,
    isLocked && text.ownersOnly,
  ];
  const field = (
    <ValueField kind={kind} label={labels[name] ?? name} hint={hints.filter(Boolean).join(" ")} readOnly={isLocked} {...bind(name)} />
  );
  if (!hasSpanish(name)) return field;
  return (
    <Bilingual
      mark={spanish(name)}
      english={field}
      spanish={<ValueField kind={kind} label={labels[`es.${name}`] ?? name} lang="es" readOnly={isLocked} {...bind(`es.${name}`)} />}
    />
  );
}
