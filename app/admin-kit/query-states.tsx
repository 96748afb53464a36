import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FailureBox } from "./failure-box.tsx";

type Query<Data> = Pick<UseQueryResult<Data>, "data" | "error" | "isPending"> & { refetch: () => unknown };

type Props<Data> = { query: Query<Data>; pending: ReactNode; children: (data: Data) => ReactNode };

/** Data that could not be refreshed is still shown, below the failure. */
export function QueryStates<Data>({ query, pending, children }: Props<Data>) {
  return (
    <>
      {query.error && <FailureBox message={query.error.message} onRetry={() => query.refetch()} />}
      {query.data !== undefined && children(query.data)}
      {query.isPending && pending}
    </>
  );
}
