import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import type { Choice } from "#app/admin-kit/choices.ts";
import { ChoiceField } from "#app/admin-kit/fields/choice-field.tsx";
import { Options, SelectField } from "#app/admin-kit/fields/select-field.tsx";
import { showError } from "#app/admin-kit/toasts.ts";
import { tryRouting } from "#app/features/leads/messages/queries.ts";
import type { RoutingRuleRecord } from "#app/features/leads/routing/draft.ts";
import { ruleSentence } from "#app/features/leads/texts/lead-routing.ts";
import { specialtyNames } from "#app/features/officers/texts/specialties.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { stateNames } from "#app/messages/us-states.ts";
import type { Language } from "#lib/translations.ts";
import { routingScreenTexts } from "./texts/routing.ts";

type Trial = { language: Language; loanOfficerId: string; homeState: string; product: string };

type Props = { rules: RoutingRuleRecord[]; officers: Choice[]; officerName: (id: number) => string };

const firstTrial: Trial = { language: "es", loanOfficerId: "", homeState: "", product: "" };

/** Shows who would get a message now, and why, without sending one. */
export function RoutingTrial({ rules, officers, officerName }: Props) {
  const text = useTexts(routingScreenTexts);
  const language = useLanguage();
  const [trial, setTrial] = useState(firstTrial);
  const attempt = useMutation({ mutationFn: (chosen: Trial) => tryRouting(chosen), onError: (error) => showError(error.message, 4500) });
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
    <form aria-label={text.tryIt} onSubmit={submit} className="grid gap-4 rounded-2xl border border-edge bg-surface p-4 sm:p-6">
      <h2 className="text-base font-semibold">{text.tryIt}</h2>
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <SelectField label={text.language} {...bind("language")}>
          <Options names={{ es: text.languages.es, en: text.languages.en }} />
        </SelectField>
        <ChoiceField label={text.fromPage} none={text.noOfficer} choices={officers} {...bind("loanOfficerId")} />
        <SelectField label={text.state} {...bind("homeState")}>
          <option value="">{text.notTold}</option>
          <Options names={stateNames[language]} />
        </SelectField>
        <SelectField label={text.product} {...bind("product")}>
          <option value="">{text.notTold}</option>
          <Options names={specialtyNames[language]} />
        </SelectField>
      </div>
      <div>
        <Button type="submit" look="primary" resting={attempt.isPending}>
          {text.whoGetsIt}
        </Button>
      </div>
      <p role="status" className="text-sm">
        {attempt.data && outcomeText(attempt.data, rules, officerName, language)}
      </p>
    </form>
  );
}

function outcomeText(
  { officerId, routingRuleId, insteadOf }: Awaited<ReturnType<typeof tryRouting>>,
  rules: RoutingRuleRecord[],
  officerName: Props["officerName"],
  language: Language,
): string {
  const text = routingScreenTexts[language];
  const who = officerId === null ? text.theOffice : officerName(officerId);
  const index = rules.findIndex((rule) => rule.routingRuleId === routingRuleId);
  const rule = rules[index];
  if (!rule) return text.noRule(who);
  const deputy = insteadOf === null ? "" : text.deputy(officerName(insteadOf), who);
  const namedOfficer = rule.officerId === null ? undefined : officerName(rule.officerId);
  return text.byRule(who, index + 1, ruleSentence(rule, namedOfficer, language)) + deputy;
}
