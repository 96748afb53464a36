import clsx from "clsx";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";

/** The button that makes a mailed link count. The address it posts to has no token in it, so that none is left in a history. */
export function TokenForm({ action, token, label }: { action: string; token: string; label: string }) {
  return (
    <form method="post" action={action}>
      <input type="hidden" name="token" value={token} />
      <button type="submit" className={clsx(buttonShape, buttonTones.primary)}>
        {label}
      </button>
    </form>
  );
}
