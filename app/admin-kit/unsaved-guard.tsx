import { useEffect, useEffectEvent, useState } from "react";
import { useBlocker } from "react-router";
import { unsavedTexts } from "#app/messages/admin/forms.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Button } from "./button.tsx";
import { Popup } from "./popup.tsx";

type Props = {
  draft: { dirty: boolean; released: { current: boolean } };
  onLeave?: () => void;
  /** Saves before leaving; if that fails, the user is asked. */
  saveFirst?: (() => Promise<boolean>) | undefined;
};

export function UnsavedGuard({ draft: { dirty, released }, onLeave, saveFirst }: Props) {
  const text = useTexts(unsavedTexts);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return dirty && !released.current && currentLocation.pathname !== nextLocation.pathname;
  });

  useEffect(() => {
    if (!dirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      if (!released.current) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [dirty, released]);

  const isBlocked = blocker.state === "blocked";
  const [isSaving, setIsSaving] = useState(false);
  const saveAndLeave = useEffectEvent(async () => {
    if (!saveFirst) return;
    setIsSaving(true);
    const isSaved = await saveFirst();
    setIsSaving(false);
    if (isSaved) blocker.proceed?.();
  });
  useEffect(() => {
    if (isBlocked) saveAndLeave();
  }, [isBlocked]);

  function leave() {
    onLeave?.();
    blocker.proceed?.();
  }

  return (
    <Popup
      open={isBlocked && !isSaving}
      onClose={() => blocker.reset?.()}
      title={text.leaveTitle}
      text={text.leaveText}
      actions={
        <>
          <Button look="primary" onClick={() => blocker.reset?.()}>
            {text.stay}
          </Button>
          <Button look="quietDanger" onClick={leave}>
            {text.leave}
          </Button>
        </>
      }
    />
  );
}
