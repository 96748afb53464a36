import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Badge } from "#app/admin-kit/badge.tsx";
import { Button } from "#app/admin-kit/button.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { Skeleton } from "#app/admin-kit/skeleton.tsx";
import { showError, showSuccess } from "#app/admin-kit/toasts.ts";
import { localTime, When } from "#app/admin-kit/when.tsx";
import { endOtherSessions, endSession, sessionsKey, sessionsQuery } from "#app/features/accounts/queries.ts";
import { useTexts } from "#app/messages/messages.ts";
import { OwnSection } from "./own-section.tsx";
import { ownAccountTexts } from "./texts/own-account.ts";

export function OwnSessions() {
  const { sessions: text } = useTexts(ownAccountTexts);
  const sessions = useQuery(sessionsQuery);
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (end: () => Promise<{ message: string }>) => end(),
    onSuccess: async ({ message }) => {
      await client.invalidateQueries({ queryKey: sessionsKey });
      showSuccess(message);
    },
    onError: (error) => showError(error.message),
  });
  return (
    <OwnSection title={text.title}>
      <QueryStates query={sessions} pending={<Skeleton className="h-20" />}>
        {(rows) => (
          <>
            <ul className="divide-y divide-edge">
              {rows.map((session) => (
                <li key={session.sessionId} className="flex flex-wrap items-center justify-between gap-2 py-2 text-sm">
                  <span>
                    <span className="font-medium">{session.device}</span>
                    <span className="block text-xs text-fg-muted">
                      {session.address} · {text.lastSeen} <When at={session.lastSeenAt} />
                    </span>
                  </span>
                  {session.current ? (
                    <Badge tone="good">{text.thisOne}</Badge>
                  ) : (
                    <Button
                      look="quietDanger"
                      resting={isPending}
                      aria-label={text.endOne(session.device, localTime(session.lastSeenAt))}
                      onClick={() => mutate(() => endSession(session.sessionId))}
                    >
                      {text.end}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {rows.length > 1 && (
              <div>
                <Button resting={isPending} onClick={() => mutate(endOtherSessions)}>
                  {text.endOthers}
                </Button>
              </div>
            )}
          </>
        )}
      </QueryStates>
    </OwnSection>
  );
}
