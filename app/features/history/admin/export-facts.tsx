import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide";
import { Button } from "#app/admin-kit/button.tsx";
import { saveFile } from "#app/admin-kit/save-file.ts";
import { showError } from "#app/admin-kit/toasts.ts";
import { exportCustomers, exportReads } from "#app/features/history/data-reads/queries.ts";
import type { IncidentSearch } from "#app/features/history/search-address.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { officeDay } from "#lib/dates.ts";
import { incidentTexts } from "./texts/incident.ts";

/** Browsers block a second file of one click, so each file has its own button. */
export function ExportFacts({ search }: { search: IncidentSearch }) {
  const { export: text } = useTexts(incidentTexts);
  return (
    <div className="flex flex-wrap gap-2">
      <ExportButton label={text.reads} name="incident-reads" load={() => exportReads(search)} />
      <ExportButton label={text.customers} name="incident-customers" load={() => exportCustomers(search)} />
    </div>
  );
}

type ButtonProps = { label: string; name: string; load: () => Promise<{ csv: string; isComplete?: boolean }> };

function ExportButton({ label, name, load }: ButtonProps) {
  const { export: text } = useTexts(incidentTexts);
  const { mutate, isPending } = useMutation({
    mutationFn: load,
    onSuccess: ({ csv, isComplete = true }) => {
      saveFile(`${name}-${officeDay(new Date())}.csv`, csv, "text/csv");
      if (!isComplete) showError(text.incomplete);
    },
    onError: (error) => showError(error.message),
  });
  return (
    <Button resting={isPending} onClick={() => mutate()}>
      <Icon of={Download} className="size-4" />
      {label}
    </Button>
  );
}
