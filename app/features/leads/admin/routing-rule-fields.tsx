import type { Choice } from "#app/admin-kit/choices.ts";
import { CheckboxField } from "#app/admin-kit/fields/checkbox-field.tsx";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { FieldRow } from "#app/admin-kit/form-section.tsx";
import type { Draft } from "#app/admin-kit/use-draft.ts";
import { routingConditions, routingTargets } from "#app/features/leads/lead-routing.ts";
import type { RoutingRuleDraft } from "#app/features/leads/routing/draft.ts";
import { routingRuleLabels } from "#app/features/leads/routing/form.ts";
import { routingTexts } from "#app/features/leads/texts/lead-routing.ts";
import { specialtyNames } from "#app/features/officers/texts/specialties.ts";
import { useTexts } from "#app/messages/messages.ts";
import { stateNames } from "#app/messages/us-states.ts";
import { routingScreenTexts } from "./texts/routing.ts";

/** A rule as the sentence that it is: what a message has to be like, and who gets it then. */
export function RoutingRuleFields({ draft: { bind, values }, officers }: { draft: Draft<RoutingRuleDraft>; officers: Choice[] }) {
  const text = useTexts(routingScreenTexts);
  const rules = useTexts(routingTexts);
  const [states, products] = [useTexts(stateNames), useTexts(specialtyNames)];
  const labels = useTexts(routingRuleLabels);
  const { condition, target } = values;
  const targets = routingTargets.filter((known) => known !== "pageOfficer" || condition === "officerPage" || target === known);
  return (
    <>
      <FieldRow>
        <SelectField label={labels.condition} {...bind("condition")}>
          {routingConditions.map((known) => (
            <option key={known} value={known}>
              {rules.conditions[known]}
            </option>
          ))}
        </SelectField>
        {condition === "language" && (
          <SelectField label={labels.language} required {...bind("language")}>
            <option value="">{text.chooseOne}</option>
            <option value="en">{text.languages.en}</option>
            <option value="es">{text.languages.es}</option>
          </SelectField>
        )}
        {condition === "homeState" && (
          <SelectField label={labels.homeState} required {...bind("homeState")}>
            <option value="">{text.chooseOne}</option>
            <Options names={states} />
          </SelectField>
        )}
        {condition === "product" && (
          <SelectField label={labels.product} required {...bind("product")}>
            <option value="">{text.chooseOne}</option>
            <Options names={products} />
          </SelectField>
        )}
      </FieldRow>
      <FieldRow>
        <SelectField label={labels.target} hint={text.targetHint} {...bind("target")}>
          {targets.map((known) => (
            <option key={known} value={known}>
              {rules.targets[known]}
            </option>
          ))}
        </SelectField>
        {target === "officer" && (
          <ChoiceField label={labels.officerId} none={text.chooseOne} required choices={officers} {...bind("officerId")} />
        )}
      </FieldRow>
      <CheckboxField label={labels.isActive} {...bind("isActive")} />
    </>
  );
}

function Options({ names }: { names: Record<string, string> }) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
