import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Plus } from "lucide";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button, ButtonLink } from "#app/admin-kit/button.tsx";
import { nameAmong } from "#app/admin-kit/choices.ts";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { EmptyState } from "#app/admin-kit/empty-state.tsx";
import { ListPage } from "#app/admin-kit/list-page.tsx";
import { EmptyList } from "#app/admin-kit/paged-table.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { TableSkeleton } from "#app/admin-kit/skeleton.tsx";
import { showError } from "#app/admin-kit/toasts.ts";
import { useUndoDeletion } from "#app/features/history/admin/use-restore.ts";
import type { RoutingRuleRecord } from "#app/features/leads/routing/draft.ts";
import { routingRuleNoun } from "#app/features/leads/routing/noun.ts";
import {
  moveRoutingRule,
  routingRuleCalls,
  routingRulesKey,
  routingRulesQuery,
  switchRoutingRule,
} from "#app/features/leads/routing/queries.ts";
import { ruleSentence } from "#app/features/leads/texts/lead-routing.ts";
import { useOfficerChoices } from "#app/features/officers/admin/officer-choices.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { RoutingTrial } from "./routing-trial.tsx";
import { routingScreenTexts } from "./texts/routing.ts";

export default function LeadRouting() {
  const text = useTexts(routingScreenTexts);
  const rules = useQuery(routingRulesQuery);
  const officers = useOfficerChoices();
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
            <RuleList rules={loaded} officerName={officerName} />
            <RoutingTrial rules={loaded} officers={officers} officerName={officerName} />
          </>
        )}
      </QueryStates>
    </ListPage>
  );
}

function RuleList({ rules, officerName }: { rules: RoutingRuleRecord[]; officerName: (id: number) => string }) {
  const text = useTexts(routingScreenTexts);
  const language = useLanguage();
  const undo = useUndoDeletion("routingrule");
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => client.invalidateQueries({ queryKey: routingRulesKey }),
    onError: (error) => showError(error.message, 4500),
  });

  if (rules.length === 0)
    return (
      <EmptyList>
        <EmptyState {...text.emptyList} to="/admin/lead-routing/add" needs="leads.route" />
      </EmptyList>
    );
  return (
    <ol className="grid gap-3">
      {rules.map((rule, index) => {
        const { routingRuleId: id, isActive, officerId } = rule;
        const name = text.rule(index + 1);
        const moves = [
          { direction: "up", label: text.moveUp(name), icon: ArrowUp, isLast: index === 0 },
          { direction: "down", label: text.moveDown(name), icon: ArrowDown, isLast: index === rules.length - 1 },
        ] as const;
        return (
          <li key={id} className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-edge bg-surface p-4 sm:px-6">
            <p className="flex min-w-0 flex-1 basis-72 items-start gap-3 text-sm">
              <span className="font-semibold text-fg-muted">{index + 1}.</span>
              <span className={isActive ? "" : "text-fg-muted"}>
                {ruleSentence(rule, officerId === null ? undefined : officerName(officerId), language)}
                {!isActive && (
                  <>
                    {" "}
                    <Badge tone="plain">{text.off}</Badge>
                  </>
                )}
              </span>
            </p>
            <div className="flex flex-wrap gap-1">
              {moves.map(({ direction, label, icon, isLast }) => (
                <Button
                  key={direction}
                  look="quiet"
                  aria-label={label}
                  resting={isPending || isLast}
                  onClick={() => mutate(() => moveRoutingRule(id, direction))}
                >
                  <Icon of={icon} className="size-4" />
                </Button>
              ))}
              <Button
                look="quiet"
                aria-label={text.switchRule(name, isActive)}
                resting={isPending}
                onClick={() => mutate(() => switchRoutingRule(id, !isActive))}
              >
                {isActive ? text.switchOff : text.switchOn}
              </Button>
              <ButtonLink look="quiet" to={routingRuleNoun.editPath(id)} aria-label={text.editRule(name)}>
                {text.editLabel}
              </ButtonLink>
              <ConfirmDelete
                what={name}
                needs="leads.route"
                remove={() => routingRuleCalls.remove(id)}
                undo={() => undo(id)}
                refresh={routingRulesKey}
              />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
