import { type ComponentType, useCallback, useRef, useState } from "react";
import type ContactFeedback from "./contact-feedback.tsx";
import type { Feedback } from "./contact-feedback.tsx";

type View = ComponentType<Parameters<typeof ContactFeedback>[0]>;

/** Shows a toast or dialog once their code is loaded, or plain text if it cannot be loaded. */
export function useFeedback() {
  const [View, setView] = useState<View>();
  const [current, setCurrent] = useState<Feedback>();
  const [isViewMissing, setViewMissing] = useState(false);
  const viewImport = useRef<Promise<void>>(undefined);

  const prepare = useCallback(() => {
    viewImport.current ??= import("./contact-feedback.tsx").then(
      ({ default: view }) => setView(() => view),
      () => {
        viewImport.current = undefined;
        setViewMissing(true);
      },
    );
  }, []);

  function show(feedback: Feedback) {
    prepare();
    setCurrent(feedback);
  }

  function close() {
    if (current?.kind === "dialog") current.onClose?.();
    setCurrent(undefined);
  }

  const plainText = isViewMissing && !View && current && (
    <p role="alert" className="font-semibold text-danger">
      {current.kind === "dialog" ? `${current.title} ${current.text}` : current.text}
    </p>
  );
  return { feedback: View ? <View feedback={current} onClose={close} /> : plainText, prepare, show };
}
