import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "#app/admin-kit/button.tsx";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
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
import { ShownOnce } from "./shown-once.tsx";
import { accountTexts } from "./texts/accounts.ts";

type ActionTexts = { label: string; one: (name: string) => string; title: string; text: (name: string) => string };
type AskedAction = { title: string; text: string; run: () => Promise<{ message: string; password?: string }> };

export function AccountActions({ account: { userId, userName, suspendedAt, twoFactorEnabled } }: { account: StaffRecord }) {
  const text = useTexts(accountTexts);
  const [askedAction, setAskedAction] = useState<AskedAction>();
  const [password, setPassword] = useState<string>();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ run }: AskedAction) => run(),
    onSuccess: async ({ message, password }) => {
      await client.invalidateQueries({ queryKey: staffKey });
      showSuccess(message);
      setPassword(password);
    },
    onError: (error) => showError(error.message),
    onSettled: () => setAskedAction(undefined),
  });
  const actionButton = (texts: ActionTexts, run: AskedAction["run"], look: "quiet" | "quietDanger" = "quiet") => (
    <Button
      look={look}
      aria-label={texts.one(userName)}
      onClick={() => setAskedAction({ title: texts.title, text: texts.text(userName), run })}
    >
      {texts.label}
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
      <ConfirmPopup
        open={askedAction !== undefined}
        onClose={() => setAskedAction(undefined)}
        title={askedAction?.title ?? ""}
        text={askedAction?.text ?? ""}
        confirm={text.yes}
        isPending={isPending}
        onConfirm={() => askedAction && mutate(askedAction)}
      />
      {password && (
        <ShownOnce title={text.newPasswordOf(userName)} text={text.shownOnce} secret={password} onClose={() => setPassword(undefined)} />
      )}
    </>
  );
}
