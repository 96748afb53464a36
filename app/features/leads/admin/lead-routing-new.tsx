import { NewRecord } from "#app/admin-kit/new-record.tsx";
import { routingRuleForm } from "#app/features/leads/routing/form.ts";
import { useOfficerChoices } from "#app/features/officers/admin/officer-choices.ts";
import { useTexts } from "#app/messages/messages.ts";
import { RoutingRuleFields } from "./routing-rule-fields.tsx";
import { routingScreenTexts } from "./texts/routing.ts";

export default function NewRoutingRule() {
  const officers = useOfficerChoices();
  const text = useTexts(routingScreenTexts);
  return (
    <NewRecord form={routingRuleForm} title={text.add} needs="leads.route">
      {(draft) => <RoutingRuleFields draft={draft} officers={officers} />}
    </NewRecord>
  );
}
