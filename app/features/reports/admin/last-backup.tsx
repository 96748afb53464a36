import { When } from "#app/admin-kit/when.tsx";
import type { BackupState } from "#app/features/reports/dashboard/schema.ts";
import { useTexts } from "#app/messages/messages.ts";
import { dashboardTexts } from "./texts/dashboard.ts";

/** When everything was last backed up. What to do about it is for whoever runs the server. */
export function LastBackup({ backup: { goodAt, isScheduled, isLate } }: { backup: BackupState }) {
  const { backup: text } = useTexts(dashboardTexts);
  return (
    <section aria-label={text.title} className="grid gap-2 rounded-2xl border border-edge bg-surface p-4 sm:p-5">
      <h2 className="text-base font-semibold">{text.title}</h2>
      <p className={isLate ? "text-sm text-warn" : "text-sm text-good"}>
        {goodAt === null ? (
          text.none
        ) : (
          <>
            {text.last} <When at={goodAt} />
          </>
        )}
      </p>
      {isLate && <p className="text-sm text-fg-muted">{isScheduled ? text.late : text.notScheduled}</p>}
    </section>
  );
}
