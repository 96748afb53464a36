import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Button } from "#app/admin-kit/button.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { changeSecondFactorRule, secondFactorRuleKey, secondFactorRuleQuery } from "./passkey-queries.ts";

/** An owner's decision for everyone. */
export function SecondFactorRule() {
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
  const { isRequired } = data;
  return (
    <section
      aria-label="Second factor of everyone"
      className="flex flex-wrap items-center justify-between gap-3 rounded-xl border border-edge bg-surface px-4 py-3 text-sm"
    >
      <p className="min-w-0 flex-1 basis-64">
        {isRequired
          ? "Everyone needs a second factor. Whoever has none sets one up before anything else."
          : "A second factor is everyone's own choice."}
      </p>
      <Button resting={isPending} onClick={() => mutate(!isRequired)}>
        {isRequired ? "Leave it to everyone" : "Require a second factor"}
      </Button>
    </section>
  );
}
