import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "#app/admin-kit/button.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { changeSecondFactorRule, secondFactorRuleKey, secondFactorRuleQuery } from "#app/features/accounts/passkey-queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { accountTexts } from "./texts/accounts.ts";

export function SecondFactorRule() {
  const { rule } = useTexts(accountTexts);
  const { data } = useQuery(secondFactorRuleQuery);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: changeSecondFactorRule,
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: secondFactorRuleKey });
      showSuccess(message);
    },
    onError: (error) => showError(error.message),
  });
  if (!data) return null;
  const { isRequired, graceDays } = data;
  return (
    <section
      aria-label={rule.name}
      className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-edge bg-surface px-4 py-3 text-sm"
    >
      <p className="min-w-0 flex-1 basis-64">{isRequired ? rule.required : rule.free(graceDays)}</p>
      <Button resting={isPending} onClick={() => mutate(!isRequired)}>
        {isRequired ? rule.leave : rule.require}
      </Button>
    </section>
  );
}
