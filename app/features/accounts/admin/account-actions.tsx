import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { Popup } from "#app/admin-kit/popup.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import type { StaffRecord } from "#app/features/accounts/account-schema.ts";
import {
  endStaffSessions,
  reinstateStaff,
  removeStaffSecondFactor,
  resetStaffPassword,
  staffKey,
  suspendStaff,
} from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { ToldOnce } from "./shown-once.tsx";
import { accountTexts } from "./texts/accounts.ts";

type ActionTexts = { label: string; one: (name: string) => string; title: string; text: (name: string) => string };
type AskedAction = { title: string; text: string; run: () => Promise<{ message: string; password?: string }> };

/** What an owner can do to an account besides editing it; each is asked about first. */
export function AccountActions({ account: { userId, userName, suspendedAt, twoFactorEnabled } }: { account: StaffRecord }) {
  const text = useTexts(accountTexts);
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
  const actionButton = (words: ActionTexts, run: AskedAction["run"], look: "quiet" | "quietDanger" = "quiet") => (
    <Button
      look={look}
      aria-label={words.one(userName)}
      onClick={() => setAskedAction({ title: words.title, text: words.text(userName), run })}
    >
      {words.label}
    </Button>
  );
  return (
    <>
      {actionButton(text.reset, () => resetStaffPassword(userId))}
      {!suspendedAt && actionButton(text.signOut, () => endStaffSessions(userId))}
      {twoFactorEnabled && actionButton(text.factorOff, () => removeStaffSecondFactor(userId))}
      {suspendedAt
        ? actionButton(text.reinstate, () => reinstateStaff(userId))
        : actionButton(text.suspend, () => suspendStaff(userId), "quietDanger")}
      <Popup
        open={askedAction !== undefined}
        onClose={() => setAskedAction(undefined)}
        title={askedAction?.title ?? ""}
        text={askedAction?.text ?? ""}
        actions={
          <>
            <Button onClick={() => setAskedAction(undefined)}>{text.cancel}</Button>
            <Button look="primary" resting={isPending} onClick={() => askedAction && mutate(askedAction)}>
              {text.yes}
            </Button>
          </>
        }
      />
      {password && (
        <ToldOnce title={text.newPasswordOf(userName)} text={text.shownOnce} secret={password} onClose={() => setPassword(undefined)} />
      )}
    </>
  );
}
