import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { routingRuleDraft, routingRuleLabels } from "#app/features/leads/routing/form.ts";
import { createRoutingRule, routingRulesKey } from "#app/features/leads/routing/queries.ts";
import { useOfficerChoices } from "#app/features/officers/admin/officer-choices.ts";
import { useTexts } from "#app/messages/messages.ts";
import { RoutingRuleFields } from "./routing-rule-fields.tsx";
import { routingScreenTexts } from "./texts/routing.ts";

export default function NewRoutingRule() {
  const officers = useOfficerChoices();
  const text = useTexts(routingScreenTexts);
  const draft = useDraft(routingRuleDraft());
  const save = useSave(draft, {
    send: createRoutingRule,
    refresh: routingRulesKey,
    done: text.created,
    to: "/admin/lead-routing",
  });
  return (
    <FormPage
      title={text.add}
      needs="leads.route"
      draft={draft}
      save={save}
      labels={useTexts(routingRuleLabels)}
      list="/admin/lead-routing"
    >
      <RoutingRuleFields draft={draft} officers={officers} />
    </FormPage>
  );
}
