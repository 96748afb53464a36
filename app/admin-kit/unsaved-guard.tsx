import { useEffect } from "react";
import { useBlocker } from "react-router";
import { unsavedTexts } from "#app/messages/admin/forms.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Button } from "./button.tsx";
import { Popup } from "./popup.tsx";

type Props = { draft: { dirty: boolean; released: { current: boolean } }; onLeave?: () => void };

export function UnsavedGuard({ draft: { dirty, released }, onLeave }: Props) {
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

  function leave() {
    onLeave?.();
    blocker.proceed?.();
  }

  return (
    <Popup
      open={blocker.state === "blocked"}
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
