import { FormPage } from "#app/admin-kit/form-page.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { routingRuleDraft, routingRuleLabels } from "#app/features/routing-rules/form.ts";
import { createRoutingRule, routingRulesKey } from "#app/features/routing-rules/queries.ts";
import { RoutingRuleFields } from "#app/features/routing-rules/routing-rule-fields.tsx";
import { routingScreenTexts } from "#app/messages/admin/routing.ts";
import { useTexts } from "#app/messages/messages.ts";
import { useOfficerChoices } from "./officer-choices.ts";

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
