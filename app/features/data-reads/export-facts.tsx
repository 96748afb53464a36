import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide";
import { Button } from "#app/admin-kit/button.tsx";
import { saveFile } from "#app/admin-kit/save-file.ts";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { incidentTexts } from "#app/messages/admin/incident.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { officeDay } from "#lib/dates.ts";
import type { IncidentSearch } from "./incident-address.ts";
import { exportIncident } from "./queries.ts";

/** Saves the reads of the period and the customers concerned as two files. */
export function ExportFacts({ search }: { search: IncidentSearch }) {
  const { export: text } = useTexts(incidentTexts);
  const { mutate, isPending } = useMutation({
    mutationFn: () => exportIncident(search),
    onSuccess: ({ readsCsv, customersCsv, isComplete }) => {
      const today = officeDay(new Date());
      saveFile(`incident-reads-${today}.csv`, readsCsv, "text/csv");
      saveFile(`incident-customers-${today}.csv`, customersCsv, "text/csv");
      if (isComplete) showSuccess(text.done);
      else showError(text.incomplete);
    },
    onError: (error) => showError(error.message),
  });
  return (
    <Button className="justify-self-start" resting={isPending} onClick={() => mutate()}>
      <Icon of={Download} className="size-4" />
      {text.label}
    </Button>
  );
}
