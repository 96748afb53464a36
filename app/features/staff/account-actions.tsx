import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import type { StaffRecord } from "./account-schema.ts";
import { endStaffSessions, reinstateStaff, removeStaffSecondFactor, resetStaffPassword, staffKey, suspendStaff } from "./queries.ts";
import { ToldOnce } from "./told-once.tsx";

type AskedAction = { title: string; text: string; run: () => Promise<{ message: string; password?: string }> };

/** What an owner can do to an account besides editing it; each is asked about first. */
export function AccountActions({ account: { userId, userName, suspendedAt, twoFactorEnabled } }: { account: StaffRecord }) {
  const [askedAction, setAskedAction] = useState<AskedAction>();
  const [password, setPassword] = useState<string>();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: AskedAction) => run(),
    onSuccess: async (answer) => {
      await client.invalidateQueries({ queryKey: staffKey });
      showSuccess(answer.message);
      setPassword(answer.password);
    },
    onError: (error) => showError(error.message),
    onSettled: () => setAskedAction(undefined),
  });
  const ask = (title: string, text: string, run: AskedAction["run"]) => () => setAskedAction({ title, text, run });
  return (
    <>
      <Button
        look="quiet"
        aria-label={`Reset the password of ${userName}`}
        onClick={ask("Reset the password?", `${userName} is signed out everywhere and needs the new password.`, () =>
          resetStaffPassword(userId),
        )}
      >
        Reset password
      </Button>
      {!suspendedAt && (
        <Button
          look="quiet"
          aria-label={`Sign ${userName} out everywhere`}
          onClick={ask("Sign out everywhere?", `${userName} has to sign in again on every device.`, () => endStaffSessions(userId))}
        >
          Sign out
        </Button>
      )}
      {twoFactorEnabled && (
        <Button
          look="quiet"
          aria-label={`Turn off the second factor of ${userName}`}
          onClick={ask("Turn off the second factor?", `${userName} then signs in with the password alone.`, () =>
            removeStaffSecondFactor(userId),
          )}
        >
          Second factor off
        </Button>
      )}
      {suspendedAt ? (
        <Button
          look="quiet"
          aria-label={`Reinstate ${userName}`}
          onClick={ask("Reinstate the account?", `${userName} can sign in again.`, () => reinstateStaff(userId))}
        >
          Reinstate
        </Button>
      ) : (
        <Button
          look="quietDanger"
          aria-label={`Suspend ${userName}`}
          onClick={ask("Suspend the account?", `${userName} is signed out everywhere at once.`, () => suspendStaff(userId))}
        >
          Suspend
        </Button>
      )}
      <Popup
        open={askedAction !== undefined}
        onClose={() => setAskedAction(undefined)}
        title={askedAction?.title ?? ""}
        text={askedAction?.text ?? ""}
        actions={
          <>
            <Button onClick={() => setAskedAction(undefined)}>Cancel</Button>
            <Button look="primary" resting={isPending} onClick={() => askedAction && mutate(askedAction)}>
              Yes
            </Button>
          </>
        }
      />
      {password && (
        <ToldOnce
          title={`New password of ${userName}`}
          text="It is shown only now. Hand it over in person; signing in with it asks for another one."
          secret={password}
          onClose={() => setPassword(undefined)}
        />
      )}
    </>
  );
}
