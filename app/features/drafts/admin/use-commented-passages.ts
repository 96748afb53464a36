import { useQuery } from "@tanstack/react-query";
import type { MarkedPassage } from "#app/admin-kit/marked-passages.ts";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { threadsQuery } from "#app/features/drafts/comments-queries.ts";
import type { DraftDto } from "#app/features/drafts/queries.ts";

const noDraft = { entity: "", id: 0, parts: [] };

/** The passages that open comments are about. */
export function useCommentedPassages(dto: DraftDto | undefined): MarkedPassage[] {
  const mayComment = useMay("drafts.comment");
  const { data = [] } = useQuery({ ...threadsQuery(dto ?? noDraft), enabled: mayComment && dto !== undefined });
  return data.flatMap(({ commentId: id, field, quote, position, resolvedAt }) =>
    quote && resolvedAt === null ? [{ id, field, quote, position: position ?? 0 }] : [],
  );
}
