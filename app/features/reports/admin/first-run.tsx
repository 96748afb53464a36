import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Circle, CircleCheck } from "lucide";
import { Link } from "react-router";
import { Button } from "#app/admin-kit/button.tsx";
import { focusHeading } from "#app/admin-kit/page-heading.tsx";
import { showError } from "#app/admin-kit/toasts.ts";
import { dashboardQuery, hideFirstRun } from "#app/features/reports/dashboard/queries.ts";
import { isSampleValue } from "#app/features/settings/find-setting.ts";
import { webResourcesQuery } from "#app/features/settings/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { dashboardTexts } from "./texts/dashboard.ts";

type StepName = "name" | "phone" | "officers" | "mail" | "secondFactor" | "post";
type Step = { name: StepName; isDone: boolean; to: string };

/** What a new installation lacks before visitors should see it. Each step is checked off by what is stored; the list goes when all are done. */
export function FirstRunPanel() {
  const { data: dashboard } = useQuery(dashboardQuery);
  const { data: settings } = useQuery(webResourcesQuery);
  if (!dashboard?.firstRun || !settings) return null;
  const resourceOf = (context: string) => settings.resources.find((resource) => resource.context === context);
  const isOwn = (context: string) => !isSampleValue(context, resourceOf(context)?.value ?? "");
  const { hasOwnOfficers, hasSecondFactor, hasOwnPost } = dashboard.firstRun;
  return (
    <FirstRun
      steps={[
        { name: "name", isDone: isOwn("company.name"), to: "/admin/office" },
        { name: "phone", isDone: isOwn("contact.phone"), to: "/admin/office" },
        { name: "officers", isDone: hasOwnOfficers, to: "/admin/loanofficercms" },
        { name: "mail", isDone: dashboard.mailIsSetUp, to: "/admin/contactuslist" },
        { name: "secondFactor", isDone: hasSecondFactor, to: "/admin/profile" },
        { name: "post", isDone: hasOwnPost, to: "/admin/blog" },
      ]}
    />
  );
}

function FirstRun({ steps }: { steps: Step[] }) {
  const { firstRun: text } = useTexts(dashboardTexts);
  const client = useQueryClient();
  const hide = useMutation({
    mutationFn: hideFirstRun,
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: dashboardQuery.queryKey });
      focusHeading();
    },
    onError: (error) => showError(error.message, 4500),
  });
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  if (doneCount === steps.length) return null;
  return (
    <section aria-labelledby="first-run" className="grid gap-3 rounded-2xl border border-edge bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="first-run" className="text-base font-semibold">
          {text.title} <span className="font-normal text-fg-muted">· {text.progress(doneCount, steps.length)}</span>
        </h2>
        <Button look="quiet" className="-mx-2" resting={hide.isPending} onClick={() => hide.mutate()}>
          {text.hide}
        </Button>
      </div>
      <p className="max-w-prose text-sm text-fg-muted">{text.intro}</p>
      <ul className="grid gap-x-6 md:grid-cols-2">
        {steps.map((step) => (
          <StepLine key={step.name} {...step} />
        ))}
      </ul>
    </section>
  );
}

function StepLine({ name, isDone, to }: Step) {
  const { firstRun: text } = useTexts(dashboardTexts);
  const { title, text: reason } = text[name];
  const icon = isDone ? CircleCheck : Circle;
  return (
    <li>
      <Link to={to} className="flex min-h-11 gap-3 rounded-lg px-1 py-2 text-sm hover:bg-sunken">
        <Icon of={icon} className={`mt-0.5 size-4 flex-none ${isDone ? "text-good" : "text-fg-muted"}`} />
        <span className="min-w-0">
          <span className="sr-only">{isDone ? text.done : text.open} </span>
          <span className={isDone ? "text-fg-muted line-through" : "font-medium"}>{title}</span>
          {!isDone && <span className="block text-xs text-fg-muted">{reason}</span>}
        </span>
      </Link>
    </li>
  );
}
