import { useQuery } from "@tanstack/react-query";
import { type Choice, nameAmong } from "#app/admin-kit/choices.ts";
import { CheckboxField } from "#app/admin-kit/fields/checkbox-field.tsx";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { Options, SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { RecordScreen } from "#app/features/history/admin/record-screen.tsx";
import { routingTargets } from "#app/features/leads/lead-routing.ts";
import type { RoutingRuleDraft } from "#app/features/leads/routing/draft.ts";
import { routingRuleForm, routingRuleLabels } from "#app/features/leads/routing/form.ts";
import { routingRuleCalls } from "#app/features/leads/routing/queries.ts";
import { routingTexts } from "#app/features/leads/texts/lead-routing.ts";
import { useOfficerChoices } from "#app/features/officers/admin/officer-choices.ts";
import { specialtyNames } from "#app/features/officers/texts/specialties.ts";
import { useTexts } from "#app/messages/messages.ts";
import { stateNames } from "#app/messages/us-states.ts";
import { pick } from "#lib/pick.ts";
import type { Route } from "./+types/lead-routing-rule";
import { routingScreenTexts } from "./texts/routing.ts";

export default function RoutingRule({ params: { id } }: Route.ComponentProps) {
  const text = useTexts(routingScreenTexts);
  const { data: rule } = useQuery({ ...routingRuleCalls.query(id ?? ""), enabled: id !== undefined });
  const officers = useOfficerChoices(rule?.officerId ?? null);
  return (
    <RecordScreen
      form={routingRuleForm}
      id={id}
      title={id ? text.edit : text.add}
      done={id ? text.updated : text.created}
      needs="leads.route"
      formats={{ officerId: nameAmong(officers) }}
    >
      {(draft) => <RoutingRuleFields draft={draft} officers={officers} />}
    </RecordScreen>
  );
}

function RoutingRuleFields({ draft: { bind, values }, officers }: { draft: Draft<RoutingRuleDraft>; officers: Choice[] }) {
  const text = useTexts(routingScreenTexts);
  const rules = useTexts(routingTexts);
  const [states, products] = [useTexts(stateNames), useTexts(specialtyNames)];
  const labels = useTexts(routingRuleLabels);
  const { condition, target } = values;
  const targets = routingTargets.filter((known) => known !== "pageOfficer" || condition === "officerPage" || target === known);
  const compared = (["language", "homeState", "product"] as const).find((field) => field === condition);
  return (
    <>
      <FieldRow>
        <SelectField label={labels.condition} {...bind("condition")}>
          <Options names={rules.conditions} />
        </SelectField>
        {compared && (
          <SelectField key={compared} label={labels[compared]} required {...bind(compared)}>
            <option value="">{text.chooseOne}</option>
            <Options names={{ language: text.languages, homeState: states, product: products }[compared]} />
          </SelectField>
        )}
      </FieldRow>
      <FieldRow>
        <SelectField label={labels.target} hint={text.targetHint} {...bind("target")}>
          <Options names={pick(rules.targets, targets)} />
        </SelectField>
        {target === "officer" && (
          <ChoiceField label={labels.officerId} none={text.chooseOne} required choices={officers} {...bind("officerId")} />
        )}
      </FieldRow>
      <CheckboxField label={labels.isActive} {...bind("isActive")} />
    </>
  );
}
