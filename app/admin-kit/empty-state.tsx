import { Plus } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import type { Permission } from "#lib/permissions.ts";
import { ButtonLink } from "./button.tsx";
import { useMay } from "./permissions.tsx";

type Props = {
  text: string;
  action: string;
  to: string;
  needs?: Permission;
};

/** What belongs in the list, and a link to add the first one for users who may. */
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
