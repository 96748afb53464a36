import { useQuery } from "@tanstack/react-query";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { ownDraftSource, ownOfficerQuery } from "#app/features/officers/own-queries.ts";
import { OwnForm } from "./own-form.tsx";

export default function MyProfile() {
  const own = useQuery(ownOfficerQuery);
  const draft = useQuery({ ...ownDraftSource.query(0), gcTime: 0, staleTime: 0, refetchOnWindowFocus: false });
  // A form that opened with what was read before the last publication would conflict with it.
  if (draft.isSuccess && !draft.isFetchedAfterMount) return <FormSkeleton />;
  return (
    <QueryStates query={own} pending={<FormSkeleton />}>
      {(loaded) => (
        <QueryStates query={draft} pending={<FormSkeleton />}>
          {(opened) => <OwnForm own={loaded} opened={opened} />}
        </QueryStates>
      )}
    </QueryStates>
  );
}
