import { useQuery } from "@tanstack/react-query";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { FormSkeleton } from "#app/admin-kit/skeleton.tsx";
import { officeDraftQuery } from "#app/features/settings/office-source.ts";
import { webResourcesQuery } from "#app/features/settings/queries.ts";
import { OfficeForm } from "./office-form.tsx";

/** The facts of the office in plain words, with the header and footer as they would look. */
export default function Office() {
  const resources = useQuery(webResourcesQuery);
  const draft = useQuery({ ...officeDraftQuery, gcTime: 0, staleTime: 0, refetchOnWindowFocus: false });
  // A form that opened with what was read before the last publication would conflict with it.
  if (draft.isSuccess && !draft.isFetchedAfterMount) return <FormSkeleton />;
  return (
    <QueryStates query={resources} pending={<FormSkeleton />}>
      {(loaded) => (
        <QueryStates query={draft} pending={<FormSkeleton />}>
          {(opened) => <OfficeForm resources={loaded.resources} opened={opened} />}
        </QueryStates>
      )}
    </QueryStates>
  );
}
