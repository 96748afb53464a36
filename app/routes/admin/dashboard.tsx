import { useQuery } from "@tanstack/react-query";
import { Loaded } from "#app/admin-kit/loaded.tsx";
import { PageHeading } from "#app/admin-kit/page-heading.tsx";
import { Skeleton } from "#app/admin-kit/skeleton.tsx";
import { Panel, PanelLine } from "#app/features/dashboard/panel.tsx";
import { dashboardQuery } from "#app/features/dashboard/queries.ts";
import { ChangeLine } from "#app/features/revisions/change-line.tsx";
import { entityOf } from "#app/features/revisions/entities.ts";
import { lastChangesQuery } from "#app/features/revisions/queries.ts";
import { findSetting, isSampleValue, lacksSpanish } from "#app/features/web-resources/find-setting.ts";
import { webResourcesQuery } from "#app/features/web-resources/queries.ts";

export default function Dashboard() {
  return (
    <div className="grid gap-5">
      <PageHeading title="Dashboard" />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <Messages />
          <SpanishGaps />
          <LastChanges />
        </div>
        <SampleValues />
      </div>
    </div>
  );
}

const waiting = <Skeleton className="h-32 rounded-2xl" />;
const counted = (many: number, one: string, more = `${one}s`) => `${many} ${many === 1 ? one : more}`;

function Messages() {
  const inbox = "/admin/contactuslist";
  return (
    <Loaded query={useQuery(dashboardQuery)} pending={waiting}>
      {({ newMessages, heldMessages, failedMail, waitingMail, mailIsSetUp }) => (
        <Panel title="Messages" fine="No message waits, and all mail was sent.">
          {newMessages > 0 && <PanelLine to={`${inbox}?state=new`}>{counted(newMessages, "new message")}</PanelLine>}
          {heldMessages > 0 && (
            <PanelLine to={`${inbox}?state=held`} detail="They looked like spam; nobody was mailed">
              {counted(heldMessages, "held message")}
            </PanelLine>
          )}
          {failedMail > 0 && (
            <PanelLine to={`${inbox}?state=failed`} detail="Open the message to send it again">
              {counted(failedMail, "mail that failed", "mails that failed")}
            </PanelLine>
          )}
          {!mailIsSetUp && (
            <PanelLine
              to={inbox}
              detail={`Messages wait in the inbox${waitingMail > 0 ? `; ${waitingMail} to send` : ""}. Set SMTP_URL on the server`}
            >
              No mail server is set up
            </PanelLine>
          )}
        </Panel>
      )}
    </Loaded>
  );
}

function SampleValues() {
  return (
    <Loaded query={useQuery(webResourcesQuery)} pending={waiting}>
      {({ resources }) => (
        <Panel title="Sample values to replace before launch" fine="No sample value is left.">
          {resources
            .filter(({ context, value }) => isSampleValue(context, value))
            .map(({ webResourceId, context, value }) => (
              <PanelLine key={webResourceId} to={`/admin/resource/edit?id=${webResourceId}`} detail={value}>
                {findSetting(context)?.label}
              </PanelLine>
            ))}
        </Panel>
      )}
    </Loaded>
  );
}

const gapText = (missing: string[], stale: string[]) =>
  [missing.length > 0 && `missing: ${missing.join(", ")}`, stale.length > 0 && `older than the English: ${stale.join(", ")}`]
    .filter(Boolean)
    .join("; ");

function SpanishGaps() {
  const { data: settings } = useQuery(webResourcesQuery);
  return (
    <Loaded query={useQuery(dashboardQuery)} pending={waiting}>
      {({ spanishGaps }) => (
        <Panel title="Spanish that is missing or older than the English" fine="Every text has its Spanish.">
          {spanishGaps.map(({ entity, id, title, missing, stale }) => (
            <PanelLine
              key={`${entity} ${id}`}
              to={entityOf(entity).editPath(id)}
              detail={`${entityOf(entity).label}, ${gapText(missing, stale)}`}
            >
              {title}
            </PanelLine>
          ))}
          {settings?.resources.filter(lacksSpanish).map(({ webResourceId, context, translations }) => (
            <PanelLine
              key={context}
              to={`/admin/resource/edit?id=${webResourceId}`}
              detail={`Resource, ${translations?.stale?.length ? "older than the English" : "missing"}`}
            >
              {findSetting(context)?.label ?? context.toUpperCase()}
            </PanelLine>
          ))}
        </Panel>
      )}
    </Loaded>
  );
}

function LastChanges() {
  return (
    <Loaded query={useQuery(lastChangesQuery)} pending={waiting}>
      {(changes) => (
        <section aria-labelledby="last-changes" className="grid content-start gap-3 rounded-2xl border border-edge bg-surface p-4 sm:p-5">
          <h2 id="last-changes" className="text-base font-semibold">
            Last changes
          </h2>
          {changes.length === 0 && <p className="text-sm text-fg-muted">Nobody has changed anything yet.</p>}
          <ul className="divide-y divide-edge">
            {changes.map((change) => (
              <PanelLine
                key={change.revisionId}
                to={change.action === "delete" ? "/admin/bin" : entityOf(change.entity).editPath(change.entityId)}
                detail={<ChangeLine change={change} />}
              >
                {entityOf(change.entity).label}: {change.title}
              </PanelLine>
            ))}
          </ul>
        </section>
      )}
    </Loaded>
  );
}
