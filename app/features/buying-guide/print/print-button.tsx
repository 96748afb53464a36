import clsx from "clsx";
import { Printer } from "lucide";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { Icon } from "#app/ui/icon.tsx";

/** The label comes with the page, so that the script has no texts. */
export function PrintButton({ label }: { label: string }) {
  return (
    <button type="button" onClick={() => print()} className={clsx(buttonShape, buttonTones.primary, "needs-script")}>
      <Icon of={Printer} className="size-5" />
      {label}
    </button>
  );
}
