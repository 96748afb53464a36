import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { endEveryonesSessions, staffKey } from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { accountTexts } from "./texts/accounts.ts";

export function SignOutEveryone() {
  const { everyone, yes } = useTexts(accountTexts);
  const [asking, setAsking] = useState(false);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: endEveryonesSessions,
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: staffKey });
      showSuccess(message);
    },
    onError: (error) => showError(error.message),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button look="quietDanger" onClick={() => setAsking(true)}>
        {everyone.label}
      </Button>
      <ConfirmPopup
        open={asking}
        onClose={() => setAsking(false)}
        title={everyone.title}
        text={everyone.text}
        confirm={yes}
        isPending={isPending}
        onConfirm={mutate}
      />
    </>
  );
}
