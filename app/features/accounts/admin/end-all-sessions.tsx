import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#app/admin-kit/button.tsx";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import { clearUser } from "#app/admin-kit/stored-user.ts";
import { showError } from "#app/admin-kit/toasts.ts";
import { endAllSessions } from "#app/features/accounts/queries.ts";
import { incidentTexts } from "#app/features/history/admin/texts/incident.ts";
import { useTexts } from "#app/messages/messages.ts";

/** Ends every session, the owner's own included: it may be the one that was stolen. */
export function EndAllSessions() {
  const { signOut: text } = useTexts(incidentTexts);
  const [asking, setAsking] = useState(false);
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: endAllSessions,
    onSuccess: async () => {
      clearUser();
      await navigate("/admin/login", { replace: true });
    },
    onError: (error) => {
      setAsking(false);
      showError(error.message);
    },
  });
  return (
    <>
      <Button look="danger" className="justify-self-start" onClick={() => setAsking(true)}>
        {text.label}
      </Button>
      <ConfirmPopup
        open={asking}
        onClose={() => setAsking(false)}
        title={text.ask}
        text={text.askText}
        confirm={text.confirm}
        look="danger"
        isPending={isPending}
        onConfirm={mutate}
      />
    </>
  );
}
