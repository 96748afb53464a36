import { useQuery } from "@tanstack/react-query";
import { dashboardQuery } from "#app/features/reports/dashboard/queries.ts";
import { isSampleValue } from "#app/features/settings/find-setting.ts";
import { webResourcesQuery } from "#app/features/settings/queries.ts";
import { FirstRun } from "./first-run.tsx";

/** The first steps of a new owner, told from what is there. */
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
