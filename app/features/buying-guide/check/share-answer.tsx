import clsx from "clsx";
import { MessageSquareText, Share2 } from "lucide";
import { useEffect, useState } from "react";
import { shareTexts } from "#app/features/buying-guide/texts/share-answer.ts";
import { useTexts } from "#app/messages/messages.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { Icon } from "#app/ui/icon.tsx";

const shape = clsx(buttonShape, buttonTones.quiet, "bg-paper");

/** The links work without a script. Buttons that need one take up their space from the start, so that nothing moves. */
export function ShareAnswer({ url }: { url: string }) {
  const text = useTexts(shareTexts);
  const [canShare, setCanShare] = useState(false);
  useEffect(() => setCanShare("share" in navigator), []);
  const message = encodeURIComponent(`${text.message} ${url}`);
  return (
    <section className="no-print rounded-3xl rounded-tl-[5rem] bg-sand px-6 py-9 pl-9 sm:px-14 sm:py-12">
      <h2 className="font-semibold text-2xl text-teal-dark sm:text-3xl">{text.title}</h2>
      <p className="mt-2 text-ink/85">{text.text}</p>
      <div className="mt-6 grid gap-3 min-[26rem]:flex min-[26rem]:flex-wrap">
        <a href={`sms:?&body=${message}`} className={shape}>
          <Icon of={MessageSquareText} className="size-5" />
          {text.sms}
        </a>
        <a href={`https://wa.me/?text=${message}`} target="_blank" rel="noopener noreferrer" className={shape}>
          {text.whatsapp}
        </a>
        <button
          type="button"
          // Closing the share sheet rejects; that is not an error.
          onClick={() => navigator.share({ text: text.message, url }).catch(() => undefined)}
          className={clsx(shape, "needs-script", !canShare && "invisible")}
        >
          <Icon of={Share2} className="size-5" />
          {text.other}
        </button>
      </div>
    </section>
  );
}
