import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide";
import { ButtonLink } from "#app/admin-kit/button.tsx";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { useUndoDeletion } from "#app/features/history/admin/use-restore.ts";
import { tryRouting } from "#app/features/leads/messages/queries.ts";
import { routingRulesQuery } from "#app/features/leads/routing/queries.ts";
import { useOfficerChoices } from "#app/features/officers/admin/officer-choices.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { RoutingTrial } from "./routing-trial.tsx";
import { RuleList } from "./rule-list.tsx";
import { routingScreenTexts } from "./texts/routing.ts";

export default function LeadRouting() {
  const text = useTexts(routingScreenTexts);
  const rules = useQuery(routingRulesQuery);
  const officers = useOfficerChoices();
  const undo = useUndoDeletion("routingrule");
  const officerName = (id: number) => nameAmong(officers)(String(id));
  return (
    <ListPage
      title={text.title}
      needs="leads.route"
      action={
        <ButtonLink look="primary" to="/admin/lead-routing/add">
          <Icon of={Plus} className="size-4" />
          {text.add}
        </ButtonLink>
      }
    >
      <p className="max-w-prose text-sm text-fg-muted">{text.lead}</p>
      <QueryStates query={rules} pending={<TableSkeleton />}>
        {(loaded) => (
          <>
            <RuleList rules={loaded} officerName={officerName} undo={undo} />
            <RoutingTrial rules={loaded} officers={officers} officerName={officerName} tryRouting={tryRouting} />
          </>
        )}
      </QueryStates>
    </ListPage>
  );
}
