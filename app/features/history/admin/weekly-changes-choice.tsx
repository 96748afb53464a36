import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CheckboxField } from "#app/admin-kit/fields/checkbox-field.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { chooseWeeklyChanges, weeklyChangesQuery } from "#app/features/history/revisions/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { weeklyChangesTexts } from "./texts/weekly-changes.ts";

/** Saved at once, without a button. */
export function WeeklyChangesChoice() {
  const text = useTexts(weeklyChangesTexts);
  const choice = useQuery(weeklyChangesQuery);
  const client = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: chooseWeeklyChanges,
    onSuccess: ({ message }) => showSuccess(message),
    onError: (error) => showError(error.message, 4500),
    onSettled: () => client.invalidateQueries({ queryKey: weeklyChangesQuery.queryKey }),
  });
  if (!choice.data) return null;
  return (
    <CheckboxField
      name="weeklyChanges"
      label={text.choice}
      hint={text.hint}
      value={isPending ? variables : choice.data.weeklyChanges}
      onChange={mutate}
    />
  );
}
