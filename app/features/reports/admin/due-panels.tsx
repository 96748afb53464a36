import { useQuery } from "@tanstack/react-query";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { assistanceProgramNoun } from "#app/features/assistance/noun.ts";
import { documentNoun } from "#app/features/documents/noun.ts";
import { pageContentNoun } from "#app/features/pages/sections/noun.ts";
import type { DueDocument, DueLicense, DueProgram, UnreadableBlock } from "#app/features/reports/dashboard/schema.ts";
import { webResourcesQuery } from "#app/features/settings/queries.ts";
import { findDueLimits } from "#app/features/settings/regulatory-limits.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { stateNames } from "#app/messages/us-states.ts";
import { longDay, officeDay } from "#lib/dates.ts";
import type { Language } from "#lib/translations.ts";
import { Panel, PanelLine, placeholder } from "./panel.tsx";
import { dashboardTexts } from "./texts/dashboard.ts";

/** Officers whose license ends soon, has ended or is missing. Without a valid one, no applications and no new messages. */
export function DueLicenses({ licenses }: { licenses: DueLicense[] }) {
  const { licenses: text } = useTexts(dashboardTexts);
  const language = useLanguage();
  return (
    <Panel title={text.title} count={licenses.length} fine={text.fine}>
      {licenses.map((license) => (
        <PanelLine
          key={`${license.loanOfficerId} ${license.state}`}
          to={`/admin/loanofficercms/edit/${license.loanOfficerId}`}
          detail={licenseText(license, language, officeDay(new Date()))}
        >
          {license.state === null ? license.officer : `${license.officer}, ${stateNames[language][license.state]}`}
        </PanelLine>
      ))}
    </Panel>
  );
}

export function licenseText({ until, within }: Pick<DueLicense, "until" | "within">, language: Language, today: string): string {
  const { licenses: text } = dashboardTexts[language];
  if (until === null) return text.none;
  const day = longDay(until, language);
  if (within === 0) return text.ended(day);
  if (until === today) return text.endsToday;
  return within === 7 ? text.endsThisWeek(day) : text.ends(within, day);
}

export function programText({ validUntil, within }: Pick<DueProgram, "validUntil" | "within">, language: Language, today: string): string {
  const { programs: text } = dashboardTexts[language];
  const day = longDay(validUntil, language);
  if (within === 0) return text.ended(day);
  return validUntil === today ? text.endsToday : text.ends(within, day);
}

/** Assistance programs that visitors stop seeing soon, or no longer see. */
export function DuePrograms({ programs }: { programs: DueProgram[] }) {
  const { programs: text } = useTexts(dashboardTexts);
  const language = useLanguage();
  return (
    <Panel title={text.title} count={programs.length} fine={text.fine}>
      {programs.map((program) => (
        <PanelLine
          key={program.assistanceProgramId}
          to={assistanceProgramNoun.editPath(program.assistanceProgramId)}
          detail={programText(program, language, officeDay(new Date()))}
        >
          {program.name}
        </PanelLine>
      ))}
    </Panel>
  );
}

export function documentText(expiresOn: string, language: Language, today: string): string {
  const { documents: text } = dashboardTexts[language];
  if (expiresOn === today) return text.endsToday;
  const day = longDay(expiresOn, language);
  return expiresOn < today ? text.ended(day) : text.ends(day);
}

/** Files that visitors stop getting soon, or no longer get. */
export function DueDocuments({ documents }: { documents: DueDocument[] }) {
  const { documents: text } = useTexts(dashboardTexts);
  const language = useLanguage();
  return (
    <Panel title={text.title} count={documents.length} fine="">
      {documents.map(({ documentId, name, expiresOn }) => (
        <PanelLine
          key={documentId}
          to={documentNoun.editPath(documentId)}
          detail={documentText(expiresOn, language, officeDay(new Date()))}
        >
          {name}
        </PanelLine>
      ))}
    </Panel>
  );
}

/** Blocks of another version of the site. They are kept, and visitors don't see them. */
export function UnreadableBlocks({ blocks }: { blocks: UnreadableBlock[] }) {
  const { blocks: text } = useTexts(dashboardTexts);
  return (
    <Panel title={text.title} count={blocks.length} fine="">
      {blocks.map(({ webPageContentId, title, kind, isUnknown }) => (
        <PanelLine
          key={webPageContentId}
          to={pageContentNoun.editPath(webPageContentId)}
          detail={isUnknown ? text.unknownKind(kind) : text.unreadable(kind)}
        >
          {title}
        </PanelLine>
      ))}
    </Panel>
  );
}

export function DueLimits() {
  const { figures: text } = useTexts(dashboardTexts);
  const language = useLanguage();
  return (
    <QueryStates query={useQuery(webResourcesQuery)} pending={placeholder}>
      {({ resources }) => {
        const dueLimits = findDueLimits(resources, new Date(), language);
        return (
          <Panel title={text.title} count={dueLimits.length} fine={text.fine}>
            {dueLimits.map(({ key, label, webResourceId, detail }) => (
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
