import { ArrowDown, ArrowUp, ChevronsUpDown } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import { PlainButton } from "./button.tsx";
import type { Sort } from "./list-address.ts";

type Props = { header: string; direction: Sort["direction"] | undefined; onSort: () => void; className?: string };

const arrows = { asc: ArrowUp, desc: ArrowDown };
const ariaSort = { asc: "ascending", desc: "descending" } as const;

export function SortHeader({ header, direction, onSort, className = "" }: Props) {
  const arrow = direction ? arrows[direction] : ChevronsUpDown;
  return (
    <th scope="col" className={`px-3 py-2 font-semibold ${className}`} aria-sort={direction && ariaSort[direction]}>
      <PlainButton onClick={onSort} className="-mx-1 inline-flex items-center gap-1 rounded px-1 py-1 hover:text-fg">
        {header}
        <Icon of={arrow} className={direction ? "size-3.5 text-accent" : "size-3.5 opacity-50"} />
      </PlainButton>
    </th>
  );
}
