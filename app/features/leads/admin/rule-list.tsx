import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ArrowDown, ArrowUp } from "lucide";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button, ButtonLink } from "#app/admin-kit/button.tsx";
import { ConfirmDelete } from "#app/admin-kit/confirm-delete.tsx";
import { EmptyState } from "#app/admin-kit/empty-state.tsx";
import { EmptyList } from "#app/admin-kit/paged-table.tsx";
import { showError } from "#app/admin-kit/toasts.ts";
import type { RoutingRuleRecord } from "#app/features/leads/routing/draft.ts";
import { routingRuleNoun } from "#app/features/leads/routing/noun.ts";
import { moveRoutingRule, routingRuleCalls, routingRulesKey, switchRoutingRule } from "#app/features/leads/routing/queries.ts";
import { ruleSentence } from "#app/features/leads/texts/lead-routing.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { routingScreenTexts } from "./texts/routing.ts";

type Props = {
  rules: RoutingRuleRecord[];
  /** What an officer is called. */
  officerName: (id: number) => string;
  undo: (id: number) => void;
};

/** The rules in the order in which they are asked. */
export function RuleList({ rules, officerName, undo }: Props) {
  const text = useTexts(routingScreenTexts);
  const language = useLanguage();
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
        const place = text.rule(index + 1);
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
              <Button
                look="quiet"
                aria-label={text.moveUp(place)}
                resting={isPending || index === 0}
                onClick={() => mutate(() => moveRoutingRule(id, "up"))}
              >
                <Icon of={ArrowUp} className="size-4" />
              </Button>
              <Button
                look="quiet"
                aria-label={text.moveDown(place)}
                resting={isPending || index === rules.length - 1}
                onClick={() => mutate(() => moveRoutingRule(id, "down"))}
              >
                <Icon of={ArrowDown} className="size-4" />
              </Button>
              <Button
                look="quiet"
                aria-label={text.switchRule(place, isActive)}
                resting={isPending}
                onClick={() => mutate(() => switchRoutingRule(id, !isActive))}
              >
                {isActive ? text.switchOff : text.switchOn}
              </Button>
              <ButtonLink look="quiet" to={routingRuleNoun.editPath(id)} aria-label={text.editRule(place)}>
                {text.editLabel}
              </ButtonLink>
              <ConfirmDelete
                what={place}
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
