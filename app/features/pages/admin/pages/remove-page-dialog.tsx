import { useQuery } from "@tanstack/react-query";
import { useContext } from "react";
import { ConfirmPopup } from "#app/admin-kit/confirm-popup.tsx";
import { FailureBox } from "#app/admin-kit/failure-box.tsx";
import { TrashMonths } from "#app/admin-kit/trash.ts";
import { UseList } from "#app/admin-kit/use-list.tsx";
import { pagesTexts } from "#app/features/pages/admin/texts/pages.ts";
import { pageNameIn } from "#app/features/pages/tree/page-name.ts";
import { pageUsesQuery, type TreePage } from "#app/features/pages/tree/queries.ts";
import { noticeTexts } from "#app/messages/admin/notices.ts";
import { useLanguage, useTexts } from "#app/messages/messages.ts";
import { Refusal } from "./refusal.tsx";

type Props = {
  page: TreePage;
  /** Deletes it, or hides it from visitors. */
  action: "delete" | "takeDown";
  isPending: boolean;
  failure: string | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Says where the page is used before it is deleted. */
export function RemovePageDialog({ page, action, isPending, failure, onConfirm, onClose }: Props) {
  const text = useTexts(pagesTexts);
  const name = pageNameIn(page, useLanguage());
  const { toTrash } = useTexts(noticeTexts);
  const months = useContext(TrashMonths);
  const uses = useQuery(pageUsesQuery(page.webPageCategoryId));
  const consequence = page.isNew ? text.draftIsGone : toTrash(months);
  return (
    <ConfirmPopup
      open
      onClose={onClose}
      title={action === "delete" ? text.deleteTitle(name) : text.takeDownTitle(name)}
      text={action === "delete" ? `${text.deleteIntro} ${consequence}` : text.takeDownIntro}
      confirm={action === "delete" ? text.deleteIt : text.takeDown}
      look="danger"
      isPending={isPending}
      disabled={uses.isPending}
      cancelWaits
      onConfirm={onConfirm}
    >
      <div className="grid gap-3 text-sm" role="status">
        {failure && <Refusal message={failure} />}
        {uses.error && <FailureBox message={uses.error.message} />}
        {uses.data && <UseList uses={uses.data} />}
      </div>
    </ConfirmPopup>
  );
}
