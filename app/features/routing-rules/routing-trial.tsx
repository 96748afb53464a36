import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import type { Choice } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { showError } from "#app/admin-kit/toasts.ts";
import { ruleSentence } from "#app/messages/lead-routing.ts";
import { specialtyNames } from "#app/messages/specialties.ts";
import { stateNames } from "#app/messages/us-states.ts";
import type { RoutingRuleRecord } from "./draft.ts";

export type Trial = { language: "en" | "es"; loanOfficerId: string; homeState: string; product: string };
type Outcome = { officerId: number | null; routingRuleId: number | null; insteadOf: number | null };

type Props = {
  rules: RoutingRuleRecord[];
  officers: Choice[];
  officerName: (id: number) => string;
  tryRouting: (trial: Trial) => Promise<Outcome>;
};

const firstTrial: Trial = { language: "es", loanOfficerId: "", homeState: "", product: "" };

/** A message that nobody sends: the owner sees who would get it now, and why. */
export function RoutingTrial({ rules, officers, officerName, tryRouting }: Props) {
  const [trial, setTrial] = useState(firstTrial);
  const attempt = useMutation({ mutationFn: tryRouting, onError: (error) => showError(error.message, 4500) });
  const bind = <Field extends keyof Trial>(name: Field) => ({
    name,
    value: trial[name],
    onChange: (value: Trial[Field]) => {
      attempt.reset();
      setTrial((current) => ({ ...current, [name]: value }));
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    attempt.mutate(trial);
  }

  return (
    <form aria-label="Try it" onSubmit={submit} className="grid gap-4 rounded-2xl border border-edge bg-surface p-4 sm:p-6">
      <h2 className="text-base font-semibold">Try it</h2>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField label="Language" {...bind("language")}>
          <option value="es">Spanish</option>
          <option value="en">English</option>
        </SelectField>
        <ChoiceField label="From the page of" none="No officer" choices={officers} {...bind("loanOfficerId")} />
        <SelectField label="State" {...bind("homeState")}>
          <option value="">Not told</option>
          <Options names={stateNames.en} />
        </SelectField>
        <SelectField label="Product" {...bind("product")}>
          <option value="">Not told</option>
          <Options names={specialtyNames.en} />
        </SelectField>
      </div>
      <div>
        <Button type="submit" look="primary" resting={attempt.isPending}>
          Who would get it?
        </Button>
      </div>
      <p role="status" className="text-sm">
        {attempt.data && outcomeText(attempt.data, rules, officerName)}
      </p>
    </form>
  );
}

function outcomeText(
  { officerId, routingRuleId, insteadOf }: Outcome,
  rules: RoutingRuleRecord[],
  officerName: Props["officerName"],
): string {
  const who = officerId === null ? "the office" : officerName(officerId);
  const index = rules.findIndex((rule) => rule.routingRuleId === routingRuleId);
  const rule = rules[index];
  const deputy = insteadOf === null ? "" : ` ${officerName(insteadOf)} is away, and ${who} stands in.`;
  if (!rule) return `This message would go to ${who}, because no rule finds an officer who can take it now.`;
  const named = rule.officerId === null ? undefined : officerName(rule.officerId);
  return `This message would go to ${who}, because of rule ${index + 1}: ${ruleSentence(rule, named, "en")}.${deputy}`;
}

function Options({ names }: { names: Record<string, string> }) {
  return Object.entries(names).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
}
