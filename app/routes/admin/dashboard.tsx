import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { Skeleton } from "#app/admin-kit/skeleton.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { DueLicenses } from "#app/features/dashboard/due-licenses.tsx";
import { FailedMailLine } from "#app/features/dashboard/failed-mail-line.tsx";
import { FirstRun } from "#app/features/dashboard/first-run.tsx";
import { LastBackup } from "#app/features/dashboard/last-backup.tsx";
import { Panel, PanelLine } from "#app/features/dashboard/panel.tsx";
import { dashboardQuery } from "#app/features/dashboard/queries.ts";
import { mostGaps, type SpanishGap } from "#app/features/dashboard/schema.ts";
import { proposalsQuery } from "#app/features/loan-officers/own-queries.ts";
import { nounOf } from "#app/features/nouns.ts";
import { ChangeLine } from "#app/features/revisions/change-line.tsx";
import { lastChangesQuery } from "#app/features/revisions/queries.ts";
import { findDueFigures } from "#app/features/web-resources/figures.ts";
import { isSampleValue, lacksSpanish, settingLabel } from "#app/features/web-resources/find-setting.ts";
import { webResourcesQuery } from "#app/features/web-resources/queries.ts";
import { dashboardTexts } from "#app/messages/admin/dashboard.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import type { Language } from "#lib/translations.ts";
import { findRecordForm } from "./record-forms.ts";

export default function Dashboard() {
  return (
    <div className="grid gap-5">
      <PageHeading title={useTexts(dashboardTexts).title} />
      {useMay("accounts.manage") && <FirstRunPanel />}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          {useMay("messages.read") && <Messages />}
          {useMay("profile.approve") && <Proposals />}
          <SpanishGaps />
          <LastChanges />
        </div>
        <div className="grid min-w-0 gap-4">
          <QueryStates query={useQuery(dashboardQuery)} pending={placeholder}>
            {({ dueLicenses, backup }) => (
              <>
                <DueLicenses licenses={dueLicenses} />
                {backup && <LastBackup backup={backup} />}
              </>
            )}
          </QueryStates>
          <DueFigures />
          <SampleValues />
        </div>
      </div>
    </div>
  );
}

const placeholder = <Skeleton className="h-32 rounded-2xl" />;

function Messages() {
  const { messages: text } = useTexts(dashboardTexts);
  const inbox = "/admin/contactuslist";
  return (
    <QueryStates query={useQuery(dashboardQuery)} pending={placeholder}>
      {({ newMessages, heldMessages, failedMail, otherFailedMail, lateMail, waitingMail, mailIsSetUp }) => (
        <Panel
          title={text.title}
          count={newMessages + heldMessages + failedMail + otherFailedMail.length + lateMail + (mailIsSetUp ? 0 : 1)}
          fine={text.fine}
        >
          {newMessages > 0 && <PanelLine to={`${inbox}?state=new`}>{text.fresh(newMessages)}</PanelLine>}
          {heldMessages > 0 && (
            <PanelLine to={`${inbox}?state=held`} detail={text.heldDetail}>
              {text.held(heldMessages)}
            </PanelLine>
          )}
          {failedMail > 0 && (
            <PanelLine to={`${inbox}?state=failed`} detail={text.failedDetail}>
              {text.failed(failedMail)}
            </PanelLine>
          )}
          {otherFailedMail.map((mail) => (
            <FailedMailLine key={mail.mailJobId} mail={mail} />
          ))}
          {lateMail > 0 && (
            <PanelLine to={`${inbox}?state=failed`} detail={text.lateDetail}>
              {text.late(lateMail)}
            </PanelLine>
          )}
          {!mailIsSetUp && (
            <PanelLine to={inbox} detail={text.noServerDetail(waitingMail)}>
              {text.noServer}
            </PanelLine>
          )}
        </Panel>
      )}
    </QueryStates>
  );
}

function FirstRunPanel() {
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

/** Most offices have none most of the time: nothing is said then. */
function Proposals() {
  const text = useTexts(dashboardTexts);
  const { data: proposals = [] } = useQuery(proposalsQuery);
  if (proposals.length === 0) return null;
  return (
    <Panel title={text.proposals} count={proposals.length} fine="">
      {proposals.map(({ loanOfficerId, officer, createdAt }) => (
        <PanelLine key={loanOfficerId} to="/admin/officer-proposals" detail={<When at={createdAt} />}>
          {officer.firstName} {officer.lastName}
        </PanelLine>
      ))}
    </Panel>
  );
}

function DueFigures() {
  const { figures: text } = useTexts(dashboardTexts);
  const language = useLanguage();
  return (
    <QueryStates query={useQuery(webResourcesQuery)} pending={placeholder}>
      {({ resources }) => {
        const dueFigures = findDueFigures(resources, new Date(), language);
        return (
          <Panel title={text.title} count={dueFigures.length} fine={text.fine}>
            {dueFigures.map(({ key, label, webResourceId, detail }) => (
              <PanelLine key={key} to={webResourceId ? `/admin/resource/edit?id=${webResourceId}` : "/admin/resources/add"} detail={detail}>
                {label}
              </PanelLine>
            ))}
          </Panel>
        );
      }}
    </QueryStates>
  );
}

function SampleValues() {
  const { samples: text } = useTexts(dashboardTexts);
  const language = useLanguage();
  const records = useQuery(dashboardQuery).data?.sampleRecords ?? [];
  return (
    <QueryStates query={useQuery(webResourcesQuery)} pending={placeholder}>
      {({ resources }) => {
        const samples = resources.filter(({ context, value }) => isSampleValue(context, value));
        return (
          <Panel title={text.title} count={samples.length + records.length} fine={text.fine}>
            {samples.map(({ webResourceId, context, value }) => (
              <PanelLine key={webResourceId} to={`/admin/resource/edit?id=${webResourceId}`} detail={value}>
                {settingLabel(context, language)}
              </PanelLine>
            ))}
            {records.map(({ entity, id, title, parts }) => (
              <PanelLine
                key={`${entity} ${id}`}
                to={nounOf(entity).editPath(id)}
                detail={parts.includes("article") ? text.article : text.still(parts)}
              >
                {nounOf(entity).label[language]}: {title}
              </PanelLine>
            ))}
          </Panel>
        );
      }}
    </QueryStates>
  );
}

function gapText({ entity, missing, stale }: SpanishGap, language: Language): string {
  const { spanish: text } = dashboardTexts[language];
  const names: Record<string, string> = findRecordForm(entity)?.labels[language] ?? {};
  const listNames = (fields: string[]) => fields.map((field) => names[field] ?? field).join(", ");
  const gapTexts = [missing.length > 0 && text.missing(listNames(missing)), stale.length > 0 && text.stale(listNames(stale))];
  return gapTexts.filter(Boolean).join("; ");
}

function SpanishGaps() {
  const { spanish: text, moreThan } = useTexts(dashboardTexts);
  const language = useLanguage();
  const { data: settings } = useQuery(webResourcesQuery);
  const resourcesWithoutSpanish = settings?.resources.filter(lacksSpanish) ?? [];
  const howMany = (gaps: number) => (gaps < mostGaps ? gaps + resourcesWithoutSpanish.length : moreThan(mostGaps));
  return (
    <QueryStates query={useQuery(dashboardQuery)} pending={placeholder}>
      {({ spanishGaps }) => (
        <Panel title={text.title} count={howMany(spanishGaps.length)} fine={text.fine}>
          {spanishGaps.map((gap) => (
            <PanelLine
              key={`${gap.entity} ${gap.id}`}
              to={nounOf(gap.entity).editPath(gap.id)}
              detail={`${nounOf(gap.entity).label[language]}, ${gapText(gap, language)}`}
            >
              {gap.title}
            </PanelLine>
          ))}
          {resourcesWithoutSpanish.map(({ webResourceId, context, translations }) => (
            <PanelLine
              key={context}
              to={`/admin/resource/edit?id=${webResourceId}`}
              detail={translations?.stale?.length ? text.resourceStale : text.resourceMissing}
            >
              {settingLabel(context, language)}
            </PanelLine>
          ))}
        </Panel>
      )}
    </QueryStates>
  );
}

function LastChanges() {
  const { changes: text } = useTexts(dashboardTexts);
  const language = useLanguage();
  return (
    <QueryStates query={useQuery(lastChangesQuery)} pending={placeholder}>
      {(changes) => (
        <section aria-labelledby="last-changes" className="grid content-start gap-3 rounded-2xl border border-edge bg-surface p-4 sm:p-5">
          <h2 id="last-changes" className="text-base font-semibold">
            {text.title}
          </h2>
          {changes.length === 0 && <p className="text-sm text-fg-muted">{text.none}</p>}
          <ul className="divide-y divide-edge" hidden={changes.length === 0}>
            {changes.map((change) => (
              <PanelLine
                key={change.revisionId}
                to={change.action === "delete" ? "/admin/bin" : nounOf(change.entity).editPath(change.entityId)}
                detail={<ChangeLine change={change} />}
              >
                {nounOf(change.entity).label[language]}: {change.title}
              </PanelLine>
            ))}
          </ul>
          <Link to="/admin/changes" className="justify-self-start text-sm font-medium text-accent hover:underline">
            {text.all}
          </Link>
        </section>
      )}
    </QueryStates>
  );
}
