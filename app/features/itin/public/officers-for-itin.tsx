import { ArrowRight } from "lucide";
import { itinTexts } from "#app/features/itin/texts/itin.ts";
import { useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { SiteLink } from "#app/ui/site-link.tsx";

export const itinDirectoryPath = "/services/find-a-loan-officer?specialty=itin";

/** Below the directory, whose first officers must fit on the first screen; only where someone works with ITIN loans. */
export function OfficersForItin() {
  const text = useTexts(itinTexts);
  return (
    <SiteLink to={itinDirectoryPath} className="mt-8 inline-flex min-h-11 items-center gap-2 font-semibold text-teal hover:text-clay">
      {text.findOfficer}
      <Icon of={ArrowRight} className="size-4" />
    </SiteLink>
  );
}
