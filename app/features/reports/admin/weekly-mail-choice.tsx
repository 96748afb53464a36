import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { CheckboxField } from "#app/admin-kit/fields/checkbox-field.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { chooseWeeklyMail, weeklyMailQuery } from "#app/features/reports/numbers/queries.ts";
import { numberTexts } from "#app/messages/admin/numbers.ts";
import { useTexts } from "#app/messages/messages.ts";

/** Saved at once, without a button. */
export function WeeklyMailChoice() {
  const text = useTexts(numberTexts);
  const choice = useQuery(weeklyMailQuery);
  const client = useQueryClient();
  const { mutate, variables, isPending } = useMutation({
    mutationFn: chooseWeeklyMail,
    onSuccess: ({ message }) => showSuccess(message),
    onError: (error) => showError(error.message, 4500),
    onSettled: () => client.invalidateQueries({ queryKey: weeklyMailQuery.queryKey }),
  });
  if (!choice.data) return null;
  return (
    <CheckboxField
      name="weeklyMail"
      label={text.weeklyMail}
      hint={text.weeklyMailHint}
      value={isPending ? variables : choice.data.weeklyMail}
      onChange={mutate}
    />
  );
}
