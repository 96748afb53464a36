import { Badge } from "#app/admin-kit/badge.tsx";

type Props = { message: { state: "new" | "answered" | "held"; readAt: string | null }; mailTrouble: boolean };

/** How a message stands, in a word or two. */
export function MessageState({ message: { state, readAt }, mailTrouble }: Props) {
  return (
    <span className="inline-flex flex-wrap gap-1">
      {state === "held" && <Badge tone="warn">Held</Badge>}
      {state === "answered" && <Badge tone="good">Answered</Badge>}
      {state === "new" && <Badge tone={readAt ? "plain" : "good"}>{readAt ? "Read" : "New"}</Badge>}
      {mailTrouble && <Badge tone="bad">Mail not delivered</Badge>}
    </span>
  );
}
