import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { ChangeLine } from "#app/features/history/admin/change-line.tsx";
import { lastChangesQuery } from "#app/features/history/revisions/queries.ts";
import { nounOf } from "#app/features/nouns.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { PanelLine, placeholder } from "./panel.tsx";
import { dashboardTexts } from "./texts/dashboard.ts";

export function LastChanges() {
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
