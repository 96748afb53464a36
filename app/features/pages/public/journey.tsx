import type { IconNode } from "lucide";
import type { Section } from "#app/features/pages/sections/page.server.ts";
import { sectionId } from "#app/features/pages/sections/section-id.ts";
import { Html } from "#app/ui/html.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Props = { steps: Section[]; icons: IconNode[]; stepName: (number: number, total: number) => string };

/** Steps along one line that fills as the reader goes down the page. */
export function Journey({ steps, icons, stepName }: Props) {
  return (
    <ol>
      {steps.map((step, index) => {
        const icon = icons[index % icons.length];
        return (
          <li
            key={step.webPageContentId}
            id={sectionId(step)}
            className="journey-step relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 pb-14 last:pb-0 sm:gap-x-8 lg:pb-20"
          >
            <span className="relative z-10 flex h-[4.5rem] w-14 flex-col items-center justify-end rounded-t-arch bg-paper pb-3 text-clay shadow-card ring-1 ring-line sm:h-24 sm:w-[4.75rem] sm:pb-5">
              {icon && <Icon of={icon} className="size-6 sm:size-8" strokeWidth={1.6} />}
            </span>
            <div className="pt-1 sm:pt-4">
              <p className="font-semibold text-clay">{stepName(index + 1, steps.length)}</p>
              <h3 className="mt-1 font-semibold text-2xl text-teal-dark leading-tight sm:text-3xl">{step.title}</h3>
              <Html html={step.body} className="mt-3 max-w-xl text-[1.0625rem] text-ink/85" />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
