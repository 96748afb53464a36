import { ArrowRight } from "lucide";
import { calculatorPath } from "#app/features/calculators/kit/catalog.ts";
import { calculatorIcons } from "#app/features/calculators/public/calculator-icons.ts";
import { BlockFrame } from "#app/features/pages/blocks/block-frame.tsx";
import { BlockHeading } from "#app/features/pages/blocks/block-heading.tsx";
import type { BlockProps, LoadedBy } from "#app/features/pages/blocks/block-view.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";
import type { load } from "./load.server.ts";
import type { kind } from "./schema.ts";

export function View({ block, props, loaded, isFirst }: BlockProps<typeof kind, LoadedBy<typeof load>>) {
  return (
    <BlockFrame block={block} className="no-print">
      <BlockHeading block={block} isFirst={isFirst} />
      <div className="group relative mt-8 max-w-3xl rounded-3xl rounded-tl-[5rem] bg-paper p-7 pl-10 text-ink shadow-card ring-1 ring-line hover:shadow-lift sm:p-10 sm:pl-16">
        <Icon of={calculatorIcons[props.calculator]} className="size-8 text-clay" strokeWidth={1.6} />
        <h3 className="mt-3 font-semibold text-2xl text-teal-dark leading-tight">
          <SiteLink to={calculatorPath(props.calculator)} className="after:absolute after:inset-0 group-hover:text-clay">
            {loaded.name}
            <Icon of={ArrowRight} className="ml-2 inline size-5 text-clay transition-transform group-hover:translate-x-1" />
          </SiteLink>
        </h3>
        <p className="mt-3 text-ink/85 leading-relaxed">{loaded.lead}</p>
      </div>
    </BlockFrame>
  );
}
