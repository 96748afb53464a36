import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { Skeleton } from "#app/admin-kit/skeleton.tsx";
import { When } from "#app/admin-kit/when.tsx";
import { DueLicenses } from "#app/features/dashboard/due-licenses.tsx";
import { FailedMailLine } from "#app/features/dashboard/failed-mail-line.tsx";
import { Panel, PanelLine } from "#app/features/dashboard/panel.tsx";
import { dashboardQuery } from "#app/features/dashboard/queries.ts";
import { mostGaps, type SampleRecord, type SpanishGap } from "#app/features/dashboard/schema.ts";
import { proposalsQuery } from "#app/features/loan-officers/own-queries.ts";
import { nounOf } from "#app/features/nouns.ts";
import { ChangeLine } from "#app/features/revisions/change-line.tsx";
import { lastChangesQuery } from "#app/features/revisions/queries.ts";
import { findDueFigures } from "#app/features/web-resources/figures.ts";
import { isSampleValue, lacksSpanish, settingLabel } from "#app/features/web-resources/find-setting.ts";
import { webResourcesQuery } from "#app/features/web-resources/queries.ts";
import { useLanguage } from "#app/messages/messages.ts";
import { findRecordForm } from "./record-forms.ts";

export default function Dashboard() {
  return (
    <div className="grid gap-5">
      <PageHeading title="Dashboard" />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          {useMay("messages.read") && <Messages />}
          {useMay("profile.approve") && <Proposals />}
          <SpanishGaps />
          <LastChanges />
        </div>
        <div className="grid min-w-0 gap-4">
          <QueryStates query={useQuery(dashboardQuery)} pending={placeholder}>
            {({ dueLicenses }) => <DueLicenses licenses={dueLicenses} />}
          </QueryStates>
          <DueFigures />
          <SampleValues />
        </div>
      </div>
    </div>
  );
}

const placeholder = <Skeleton className="h-32 rounded-2xl" />;
const countOf = (many: number, one: string, more = `${one}s`) => `${many} ${many === 1 ? one : more}`;

function Messages() {
  const inbox = "/admin/contactuslist";
  return (
    <QueryStates query={useQuery(dashboardQuery)} pending={placeholder}>
      {({ newMessages, heldMessages, failedMail, otherFailedMail, lateMail, waitingMail, mailIsSetUp }) => (
        <Panel
          title="Messages"
          count={newMessages + heldMessages + failedMail + otherFailedMail.length + lateMail + (mailIsSetUp ? 0 : 1)}
          fine="No message waits, and all mail was sent."
        >
          {newMessages > 0 && <PanelLine to={`${inbox}?state=new`}>{countOf(newMessages, "new message")}</PanelLine>}
          {heldMessages > 0 && (
            <PanelLine to={`${inbox}?state=held`} detail="They looked like spam; nobody was mailed">
              {countOf(heldMessages, "held message")}
            </PanelLine>
          )}
          {failedMail > 0 && (
            <PanelLine to={`${inbox}?state=failed`} detail="Open the message to see why, and to send it again">
              {countOf(failedMail, "mail needs attention", "mails need attention")}
            </PanelLine>
          )}
          {otherFailedMail.map((mail) => (
            <FailedMailLine key={mail.mailJobId} mail={mail} />
          ))}
          {lateMail > 0 && (
            <PanelLine to={`${inbox}?state=failed`} detail="It is tried on until it is delivered">
              {countOf(lateMail, "mail waits", "mails wait")} for the mail server
            </PanelLine>
          )}
          {!mailIsSetUp && (
            <PanelLine
              to={inbox}
              detail={`Messages wait in the inbox${waitingMail > 0 ? `; ${waitingMail} to send` : ""}. Ask whoever looks after the server to connect a mail server (SMTP_URL)`}
            >
              No mail server is set up
            </PanelLine>
          )}
        </Panel>
      )}
    </QueryStates>
  );
}

/** Most offices have none most of the time: nothing is said then. */
function Proposals() {
  const { data: proposals = [] } = useQuery(proposalsQuery);
  if (proposals.length === 0) return null;
  return (
    <Panel title="Profiles to approve" count={proposals.length} fine="">
      {proposals.map(({ loanOfficerId, officer, createdAt }) => (
        <PanelLine key={loanOfficerId} to="/admin/officer-proposals" detail={<When at={createdAt} />}>
          {officer.firstName} {officer.lastName}
        </PanelLine>
      ))}
    </Panel>
  );
}

function DueFigures() {
  const language = useLanguage();
  return (
    <QueryStates query={useQuery(webResourcesQuery)} pending={placeholder}>
      {({ resources }) => {
        const dueFigures = findDueFigures(resources, new Date(), language);
        return (
          <Panel title="Figures to check" count={dueFigures.length} fine="Every figure of the calculators is up to date.">
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
  const language = useLanguage();
  const records = useQuery(dashboardQuery).data?.sampleRecords ?? [];
  return (
    <QueryStates query={useQuery(webResourcesQuery)} pending={placeholder}>
      {({ resources }) => {
        const samples = resources.filter(({ context, value }) => isSampleValue(context, value));
        return (
          <Panel title="Sample values to replace before launch" count={samples.length + records.length} fine="No sample value is left.">
            {samples.map(({ webResourceId, context, value }) => (
              <PanelLine key={webResourceId} to={`/admin/resource/edit?id=${webResourceId}`} detail={value}>
                {settingLabel(context, language)}
              </PanelLine>
            ))}
            {records.map(({ entity, id, title, parts }) => (
              <PanelLine key={`${entity} ${id}`} to={nounOf(entity).editPath(id)} detail={sampleText(parts)}>
                {nounOf(entity).label.en}: {title}
              </PanelLine>
            ))}
          </Panel>
        );
      }}
    </QueryStates>
  );
}

function sampleText(parts: SampleRecord["parts"]): string {
  if (parts.includes("article")) return "An article that came with the site: read it, and save it once it is yours";
  return `Still a sample: ${parts.join(", ")}`;
}

const fieldNamesOf = (entity: string): Record<string, string> => findRecordForm(entity)?.labels.en ?? {};

function gapText({ entity, missing, stale }: SpanishGap): string {
  const listNames = (fields: string[]) => fields.map((field) => fieldNamesOf(entity)[field] ?? field).join(", ");
  const gapTexts = [
    missing.length > 0 && `missing: ${listNames(missing)}`,
    stale.length > 0 && `older than the English: ${listNames(stale)}`,
  ];
  return gapTexts.filter(Boolean).join("; ");
}

function SpanishGaps() {
  const language = useLanguage();
  const { data: settings } = useQuery(webResourcesQuery);
  const resourcesWithoutSpanish = settings?.resources.filter(lacksSpanish) ?? [];
  const howMany = (gaps: number) => (gaps < mostGaps ? gaps + resourcesWithoutSpanish.length : `more than ${mostGaps}`);
  return (
    <QueryStates query={useQuery(dashboardQuery)} pending={placeholder}>
      {({ spanishGaps }) => (
        <Panel
          title="Spanish that is missing or older than the English"
          count={howMany(spanishGaps.length)}
          fine="Every text has its Spanish."
        >
          {spanishGaps.map((gap) => (
            <PanelLine
              key={`${gap.entity} ${gap.id}`}
              to={nounOf(gap.entity).editPath(gap.id)}
              detail={`${nounOf(gap.entity).label.en}, ${gapText(gap)}`}
            >
              {gap.title}
            </PanelLine>
          ))}
          {resourcesWithoutSpanish.map(({ webResourceId, context, translations }) => (
            <PanelLine
              key={context}
              to={`/admin/resource/edit?id=${webResourceId}`}
              detail={`Resource, ${translations?.stale?.length ? "older than the English" : "missing"}`}
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
  return (
    <QueryStates query={useQuery(lastChangesQuery)} pending={placeholder}>
      {(changes) => (
        <section aria-labelledby="last-changes" className="grid content-start gap-3 rounded-2xl border border-edge bg-surface p-4 sm:p-5">
          <h2 id="last-changes" className="text-base font-semibold">
            Last changes
          </h2>
          {changes.length === 0 && <p className="text-sm text-fg-muted">Nobody has changed anything yet.</p>}
          <ul className="divide-y divide-edge" hidden={changes.length === 0}>
            {changes.map((change) => (
              <PanelLine
                key={change.revisionId}
                to={change.action === "delete" ? "/admin/bin" : nounOf(change.entity).editPath(change.entityId)}
                detail={<ChangeLine change={change} />}
              >
                {nounOf(change.entity).label.en}: {change.title}
              </PanelLine>
            ))}
          </ul>
          <Link to="/admin/changes" className="justify-self-start text-sm font-medium text-accent hover:underline">
            All changes
          </Link>
        </section>
      )}
    </QueryStates>
  );
}
