import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useHydrated } from "#app/admin-kit/hydrated.ts";

/** For a control's `ref`: keeps what was typed, chosen or filled in by the browser before hydration. */
export function useAdoptedValue<Control extends { value: string }>(value: string, onChange: (value: string) => void) {
  const control = useRef<Control>(null);
  const [isFromScript] = useState(useHydrated());
  const adopt = useEffectEvent(() => {
    const earlyValue = control.current?.value;
    if (!isFromScript && earlyValue && earlyValue !== value) onChange(earlyValue);
  });
  useEffect(() => adopt(), []);
  return control;
}
