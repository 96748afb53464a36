import { Badge } from "#app/admin-kit/badge.tsx";
import type { ProgramRecord } from "#app/features/assistance/queries.ts";
import { isValidOn, noticeWithin } from "#app/features/assistance/validity.ts";
import { useTexts } from "#app/messages/messages.ts";
import { officeDay } from "#lib/dates.ts";
import { programListTexts } from "./texts/assistance.ts";

type Publication = Pick<ProgramRecord, "status" | "validUntil">;

export const isExpired = (program: Publication) => !isValidOn(program, officeDay(new Date()));

/** Whether visitors see it today. */
export const isShown = (program: Publication) => program.status === "published" && !isExpired(program);

export function ProgramState({ program }: { program: ProgramRecord }) {
  const text = useTexts(programListTexts);
  const within = noticeWithin(program, officeDay(new Date()));
  return (
    <span className="flex flex-wrap gap-1.5 empty:hidden">
      {within === 0 && <Badge tone="bad">{text.expired}</Badge>}
      {within !== undefined && within > 0 && <Badge tone="warn">{text.dueSoon}</Badge>}
      {program.funding !== "open" && <Badge tone="warn">{text[program.funding]}</Badge>}
    </span>
  );
}
