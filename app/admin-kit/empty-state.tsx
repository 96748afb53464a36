import { Plus } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import type { Permission } from "#lib/permissions.ts";
import { ButtonLink } from "./button.tsx";
import { useMay } from "./permissions.tsx";

type Props = {
  /** What belongs in the list. */
  text: string;
  /** The first step, in words. */
  action: string;
  /** Where it is taken. */
  to: string;
  /** What it wants of whoever takes it. */
  needs?: Permission;
};

/** What an empty list says: what belongs there, and the way to the first one for those who may take it. */
export function EmptyState({ text, action, to, needs = "content.write" }: Props) {
  const isOffered = useMay(needs);
  return (
    <div className="mx-auto grid max-w-prose justify-items-center gap-4">
      <p>{text}</p>
      {isOffered && (
        <ButtonLink to={to}>
          <Icon of={Plus} className="size-4" />
          {action}
        </ButtonLink>
      )}
    </div>
  );
}
