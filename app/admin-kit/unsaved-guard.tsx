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
  const [couldNotSave, setCouldNotSave] = useState(false);
  const saveAndLeave = useEffectEvent(async () => {
    if (!saveFirst) return;
    // What blocked may have been saved since it was last shown as unsaved.
    if (!dirty || (await saveFirst())) blocker.proceed?.();
    else setCouldNotSave(true);
  });
  useEffect(() => {
    if (isBlocked) saveAndLeave();
  }, [isBlocked]);

  function stay() {
    setCouldNotSave(false);
    blocker.reset?.();
  }

  function leave() {
    onLeave?.();
    blocker.proceed?.();
  }

  return (
    <Popup
      open={isBlocked && (!saveFirst || couldNotSave)}
      onClose={stay}
      title={text.leaveTitle}
      text={text.leaveText}
      actions={
        <>
          <Button look="primary" onClick={stay}>
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
