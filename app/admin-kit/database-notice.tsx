import { useQueryClient } from "@tanstack/react-query";
import { DatabaseZap } from "lucide";
import { useEffect } from "react";
import { staffOutageTexts } from "#app/messages/admin/outage.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { officeTime } from "#lib/dates.ts";
import { isDatabaseBack, noteDatabase, useDatabaseOutage } from "./database-outage.ts";
import { showSuccess } from "./toasts.ts";

const askEveryMs = 5_000;

/** Shown while the database is unavailable. When it is back, failed queries are repeated. */
export function DatabaseNotice() {
  const text = useTexts(staffOutageTexts);
  const language = useLanguage();
  const client = useQueryClient();
  const outage = useDatabaseOutage();

  useEffect(() => {
    if (!outage) return;
    const timer = setInterval(async () => {
      if (!(await isDatabaseBack())) return;
      noteDatabase(undefined);
      showSuccess(text.back);
      await client.refetchQueries({ predicate: ({ state }) => state.status === "error" });
    }, askEveryMs);
    return () => clearInterval(timer);
  }, [outage, client, text]);

  if (!outage) return null;
  const time = outage.since && officeTime(new Date(outage.since), language);
  return (
    <div role="alert" className="mb-5 flex items-start gap-3 rounded-xl border border-bad bg-bad-soft px-4 py-3 text-sm text-bad">
      <Icon of={DatabaseZap} className="mt-0.5 size-5 flex-none" />
      <p className="min-w-0">
        <strong>{time ? text.since(time) : text.unknownSince}</strong> {text.typed} {text.operator}
      </p>
    </div>
  );
}
