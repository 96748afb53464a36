import { useContext } from "react";
import { AfterSending } from "#app/features/leads/public/after-sending.tsx";
import { ContactForm } from "#app/features/leads/public/contact-form.tsx";
import { BlockFrame } from "#app/features/pages/blocks/block-frame.tsx";
import { BlockHeading } from "#app/features/pages/blocks/block-heading.tsx";
import type { BlockProps, LoadedBy } from "#app/features/pages/blocks/block-view.ts";
import { blockTexts } from "#app/features/pages/texts/blocks.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Island } from "#app/shell/site/island.tsx";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { PostedForm } from "./form-outcome.ts";
import type { load } from "./load.server.ts";
import type { kind } from "./schema.ts";

/** A second form on a page is a link to the first. */
export function View({ block, loaded, isFirst }: BlockProps<typeof kind, LoadedBy<typeof load>>) {
  const text = useTexts(blockTexts);
  const posted = useContext(PostedForm);
  const { form, settings, replyTime, contactPath } = loaded;
  const outcome = posted?.outcome;
  if (!form)
    return (
      <BlockFrame block={block} className="no-print">
        <BlockHeading block={block} isFirst={isFirst} />
        <a href="#message" className={`${buttonShape} ${buttonTones.quiet} mt-6`}>
          {text.toForm}
        </a>
      </BlockFrame>
    );
  return (
    <div className="no-print bg-sand">
      <BlockFrame block={block} className="grid gap-x-16 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:[&_form]:mt-0">
        <div id="message" className="min-w-0">
          <BlockHeading block={block} isFirst={isFirst} />
        </div>
        <div className="min-w-0 max-lg:mt-6">
          <p className="mt-3 mb-5 text-muted text-sm">{settings["text.language.short"]}</p>
          <Island name="contact-form" of={ContactForm} props={{ form, outcome, ...(!posted && { action: contactPath }) }} />
          <AfterSending settings={settings} replyTime={replyTime} officer={outcome?.sent ? outcome.answeredBy : undefined} />
        </div>
      </BlockFrame>
    </div>
  );
}
