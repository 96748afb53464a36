import { useQuery } from "@tanstack/react-query";
import { ChevronDown, CircleHelp } from "lucide";
import { useId, useState } from "react";
import { useLocation } from "react-router";
import { PlainButton } from "#app/admin-kit/button.tsx";
import { QueryStates } from "#app/admin-kit/query-states.tsx";
import { Skeleton } from "#app/admin-kit/skeleton.tsx";
import { layoutTexts } from "#app/messages/admin/layout.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Closed again on another screen. */
export function HelpDisclosure() {
  const { pathname } = useLocation();
  return <Disclosure key={pathname} pathname={pathname} />;
}

/** The texts of all screens load together when help is first opened. */
const helpQuery = { queryKey: ["help"], queryFn: () => import("./screen-help.ts"), staleTime: Number.POSITIVE_INFINITY };

function Disclosure({ pathname }: { pathname: string }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { help: text } = useTexts(layoutTexts);
  const language = useLanguage();
  const help = useQuery({ ...helpQuery, enabled: open });
  return (
    <div className="text-sm">
      <PlainButton
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        className="-mx-1 inline-flex min-h-8 items-center gap-1.5 rounded-md px-1 text-fg-muted hover:text-fg"
      >
        <Icon of={CircleHelp} className="size-4 flex-none" />
        {text.title}
        <Icon of={ChevronDown} className={`size-4 flex-none transition-transform ${open ? "rotate-180" : ""}`} />
      </PlainButton>
      {open && (
        <div id={id} className="mt-1 max-w-prose rounded-xl bg-sunken px-4 py-3">
          <QueryStates query={help} pending={<Skeleton className="h-16" />}>
            {({ findHelp }) => <p>{findHelp(pathname, language) ?? text.none}</p>}
          </QueryStates>
        </div>
      )}
    </div>
  );
}
