import type { ComponentType } from "react";
import type { IslandName } from "./islands.ts";

type Props<P> = { name: IslandName; of: ComponentType<P>; props: NoInfer<P> };

/** A part of a page that its script takes over, with what it was rendered from. The rest of the page stays as it was sent. */
export function Island<P extends object>({ name, of: Part, props }: Props<P>) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)} className="min-w-0">
      <Part {...props} />
    </div>
  );
}
