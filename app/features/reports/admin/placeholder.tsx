import { Skeleton } from "#app/admin-kit/skeleton.tsx";

/** Where a panel will be. */
export const placeholder = <Skeleton className="h-32 rounded-2xl" />;
