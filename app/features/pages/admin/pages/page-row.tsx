import clsx from "clsx";
import { ChevronDown, ChevronRight, GripVertical } from "lucide";
import type { ComponentProps, ReactNode } from "react";
import { Badge } from "#app/admin-kit/badge.tsx";
import { PlainButton } from "#app/admin-kit/button.tsx";
import { useMay } from "#app/admin-kit/permissions.tsx";
import { EditLink, RecordLink } from "#app/admin-kit/record-link.tsx";
import { Thumbnail } from "#app/admin-kit/thumbnail.tsx";
import { StateBadges } from "#app/features/drafts/admin/state-badges.tsx";
import { pagesTexts } from "#app/features/pages/admin/texts/pages.ts";
import { pageNameIn } from "#app/features/pages/tree/page-name.ts";
import type { TreePage } from "#app/features/pages/tree/queries.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import { localPath } from "#lib/languages.ts";
import type { Drop } from "./tree-moves.ts";

type Props = {
  page: TreePage;
  /** Whether the pages below it are shown; `undefined` where there are none. */
  isOpen: boolean | undefined;
  onToggle: () => void;
  /** Events of its handle; none for staff who may not move it. */
  handle: ComponentProps<"button"> | undefined;
  isDragged: boolean;
  drop: Drop["where"] | undefined;
  menu: ReactNode;
};

export const editPagePath = (id: number) => `/admin/pages/edit/${id}`;
export const pageSettingsPath = (id: number) => `/admin/pages/settings/${id}`;

const dropLooks: Record<Drop["where"], string> = {
  before: "shadow-[inset_0_3px_0_var(--color-accent)]",
  after: "shadow-[inset_0_-3px_0_var(--color-accent)]",
  inside: "bg-accent-soft",
};

export function PageRow({ page, isOpen, onToggle, handle, isDragged, drop, menu }: Props) {
  const text = useTexts(pagesTexts);
  const language = useLanguage();
  const name = pageNameIn(page, language) || text.untitled;
  const id = page.webPageCategoryId;
  // The editor is for those who write; others read the settings and comment on them.
  const path = useMay("content.write") ? editPagePath(id) : pageSettingsPath(id);
  return (
    <div
      data-page={id}
      className={clsx(
        "flex flex-wrap items-center gap-x-2 gap-y-1 px-2 py-2 sm:flex-nowrap",
        isDragged && "opacity-50",
        drop && dropLooks[drop],
      )}
    >
      {handle && (
        <PlainButton
          {...handle}
          tabIndex={-1}
          aria-hidden
          className="flex size-8 flex-none cursor-grab touch-none items-center justify-center rounded-lg text-fg-muted hover:bg-sunken"
        >
          <Icon of={GripVertical} className="size-4" />
        </PlainButton>
      )}
      {isOpen === undefined ? (
        <span className="w-8 flex-none" />
      ) : (
        <PlainButton
          aria-expanded={isOpen}
          aria-label={text.pagesBelow(name)}
          onClick={onToggle}
          className="flex size-8 flex-none items-center justify-center rounded-lg text-fg-muted hover:bg-sunken"
        >
          <Icon of={isOpen ? ChevronDown : ChevronRight} className="size-4" />
        </PlainButton>
      )}
      <div className="max-sm:hidden">
        <Thumbnail name={page.thumbnail} />
      </div>
      <div className="grid min-w-0 flex-1 gap-0.5">
        <RecordLink to={path} className="justify-self-start font-semibold text-accent [overflow-wrap:anywhere] hover:underline">
          {name}
        </RecordLink>
        <PageAddress page={page} />
        <PageFacts page={page} />
      </div>
      <div className="flex flex-none items-center max-sm:ml-auto">
        <EditLink to={path} what={name} />
        {menu}
      </div>
    </div>
  );
}

/** In both languages where they differ, and the present one where a draft changes it. */
function PageAddress({ page: { paths, livePaths } }: { page: TreePage }) {
  const text = useTexts(pagesTexts);
  if (!paths) return null;
  const isMoving = livePaths !== null && (livePaths.en !== paths.en || livePaths.es !== paths.es);
  return (
    <p className="text-sm text-fg-muted [overflow-wrap:anywhere]">
      {paths.en}
      {paths.es !== paths.en && <> · {localPath(paths.es, "es")}</>}
      {isMoving && <span className="block">{text.addressNow(livePaths.en)}</span>}
    </p>
  );
}

function PageFacts({ page }: { page: TreePage }) {
  const text = useTexts(pagesTexts);
  return (
    <p className="flex flex-wrap items-center gap-1.5 text-sm text-fg-muted">
      <StateBadges of={page} />
      {page.spanishGaps > 0 && <Badge tone="warn">{text.spanishGaps(page.spanishGaps)}</Badge>}
      {!page.isListed && <Badge>{text.unlisted}</Badge>}
      {page.blocks === 0 && <Badge tone={page.kind === "built" ? "warn" : "plain"}>{text.noBlocks}</Badge>}
      <span>{[...(page.blocks > 0 ? [text.blocks(page.blocks)] : []), ...page.menuPlaces].join(" · ")}</span>
    </p>
  );
}
