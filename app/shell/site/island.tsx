import type { ComponentType } from "react";
import type { IslandName } from "./islands.ts";

type Props<P> = { name: IslandName; of: ComponentType<P>; props: NoInfer<P> };

/** A part of a page that its script hydrates, with its props. */
export function Island<P extends object>({ name, of: Part, props }: Props<P>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className="min-w-0">
      <Part {...props} />
    </div>
  );
}
