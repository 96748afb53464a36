import { ChevronDown } from "lucide";
import type { PagePart } from "#app/features/pages/sections/page.server.ts";
import { sectionId } from "#app/features/pages/sections/section-id.ts";
import { Html } from "#app/ui/html.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** Questions by topic. An answer opens by its question, or by an address that names it: browsers open what a fragment is in. */
export function QuestionList({ topics, open }: { topics: PagePart[]; open: boolean }) {
  return topics.map((topic) => (
    <section key={topic.slug} id={topic.slug} aria-labelledby={`${topic.slug}-name`} className="pt-12 first:pt-0">
      <h2 id={`${topic.slug}-name`} className="font-semibold text-heading text-teal-dark">
        {topic.name}
      </h2>
      <div className="mt-4 border-line border-b">
        {topic.sections.map((question) => (
          <details key={question.webPageContentId} open={open} className="group border-line border-t">
            <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-4 font-display font-semibold text-teal text-xl leading-snug hover:text-clay [&::-webkit-details-marker]:hidden">
              <h3>{question.title}</h3>
              <Icon of={ChevronDown} className="mt-0.5 size-6 shrink-0 text-clay transition-transform group-open:rotate-180" />
            </summary>
            <div id={sectionId(question)} className="max-w-[44rem] pb-6">
              <Html html={question.body} className="text-[1.0625rem] text-ink/85" />
            </div>
          </details>
        ))}
      </div>
    </section>
  ));
}
