import { useQuery } from "@tanstack/react-query";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useDraft } from "#app/admin-kit/use-draft.ts";
import { useSave } from "#app/admin-kit/use-save.ts";
import { RecordPage } from "#app/features/history/admin/record-screen.tsx";
import type { RoutingRuleRecord } from "#app/features/leads/routing/draft.ts";
import { routingRuleDraft, routingRuleLabels } from "#app/features/leads/routing/form.ts";
import { routingRuleCalls, routingRulesKey } from "#app/features/leads/routing/queries.ts";
import { useOfficerChoices } from "#app/features/officers/admin/officer-choices.ts";
import { useTexts } from "#app/messages/messages.ts";
import type { Route } from "./+types/lead-routing-edit";
import { RoutingRuleFields } from "./routing-rule-fields.tsx";
import { routingScreenTexts } from "./texts/routing.ts";

export default function EditRoutingRule({ params: { id } }: Route.ComponentProps) {
  const rule = useQuery(routingRuleCalls.query(id));
  return (
    <QueryStates query={rule} pending={<FormSkeleton />}>
      {(loaded) => <EditForm rule={loaded} />}
    </QueryStates>
  );
}

function EditForm({ rule }: { rule: RoutingRuleRecord }) {
  const id = rule.routingRuleId;
  const officers = useOfficerChoices(rule.officerId);
  const text = useTexts(routingScreenTexts);
  const draft = useDraft(routingRuleDraft(rule));
  const save = useSave(draft, {
    send: (values) => routingRuleCalls.update(id, values),
    refresh: routingRulesKey,
    done: text.updated,
    to: "/admin/lead-routing",
    read: routingRuleDraft,
  });
  return (
    <RecordPage
      title={text.edit}
      needs="leads.route"
      draft={draft}
      save={save}
      labels={useTexts(routingRuleLabels)}
      formats={{ officerId: nameAmong(officers) }}
      list="/admin/lead-routing"
      entity="routingrule"
      id={id}
      read={routingRuleDraft}
    >
      <RoutingRuleFields draft={draft} officers={officers} />
    </RecordPage>
  );
}
