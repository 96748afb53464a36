import type { ReactNode } from "react";
import type { Permission } from "#lib/permissions.ts";
import { PageHeading } from "./page-heading.tsx";
import { useMay } from "./permissions.tsx";

type Props = {
  title: string;
  action?: ReactNode;
  needs?: Permission;
  children: ReactNode;
};

export function ListPage({ title, action, needs = "content.write", children }: Props) {
  const isOffered = useMay(needs);
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <PageHeading title={title} />
        {isOffered && <div className="flex flex-wrap gap-2">{action}</div>}
      </div>
      {children}
    </div>
  );
}
