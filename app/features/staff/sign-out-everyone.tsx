import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { endEveryonesSessions, staffKey } from "./queries.ts";

/** For the day on which nobody knows who else is in. */
export function SignOutEveryone() {
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
        Sign everyone out
      </Button>
      <Popup
        open={asking}
        onClose={() => setAsking(false)}
        title="Sign everyone out?"
        text="Everyone has to sign in again on every device, except you on this one."
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Cancel</Button>
            <Button look="primary" resting={isPending} onClick={() => mutate()}>
              Yes
            </Button>
          </>
        }
      />
    </>
  );
}
