import clsx from "clsx";
import { Printer } from "lucide";
import { useEffect, useState } from "react";
import { documentChecklistTexts } from "#app/features/buying-guide/texts/document-checklist.ts";
import { useTexts } from "#app/messages/messages.ts";
import { buttonShape, buttonTones } from "#app/ui/button-look.ts";
import { Icon } from "#app/ui/icon.tsx";

const boxes = () => [...document.querySelectorAll<HTMLInputElement>("input[data-paper]")];
const isRestoredPage = () =>
  performance.getEntriesByType("navigation").some((entry) => "type" in entry && (entry.type === "reload" || entry.type === "back_forward"));
const idOf = (box: HTMLInputElement) => box.dataset.paper ?? "";

type Props = { total: number; counts?: "ready" | "missing" };

/** Counts the ticks and keeps them on this device. The boxes are part of the page: they work before this script loads. */
export function DocumentChecklist({ total, counts = "ready" }: Props) {
  const text = useTexts(documentChecklistTexts);
  const [readyCount, setReadyCount] = useState<number>();

  useEffect(() => {
    const storedChecks = readChecks();
    // Keep ticks made before the script loaded, but not ones that the browser restored: those may be older than what is stored.
    const areRestored = isRestoredPage();
    for (const box of boxes()) box.checked = storedChecks.has(idOf(box)) || (box.checked && !areRestored);
    const save = () => setReadyCount(saveChecks());
    save();
    const change = ({ target }: Event) => target instanceof HTMLInputElement && target.dataset.paper && save();
    document.addEventListener("change", change);
    return () => document.removeEventListener("change", change);
  }, []);

  const clear = () => {
    for (const box of boxes()) box.checked = false;
    setReadyCount(saveChecks());
  };

  const countText = (ready: number) => (counts === "ready" ? text.progress(ready, total) : text.missing(total - ready, total));

  return (
    <div className="no-print">
      <p role="status" className="font-display font-semibold text-2xl text-teal-dark">
        {readyCount === undefined ? text.documents(total) : countText(readyCount)}
      </p>
      <p className="needs-script mt-1 text-muted">{text.onlyHere}</p>
      <div className={clsx("needs-script mt-2 flex flex-wrap items-center gap-x-6 gap-y-2", readyCount === undefined && "invisible")}>
        {counts === "ready" && (
          <button type="button" onClick={() => print()} className={clsx(buttonShape, buttonTones.quiet)}>
            <Icon of={Printer} className="size-5" />
            {text.print}
          </button>
        )}
        <button
          type="button"
          onClick={clear}
          className="inline-flex min-h-12 items-center font-semibold text-teal underline underline-offset-4 hover:text-clay"
        >
          {text.clear}
        </button>
      </div>
    </div>
  );
}

/** Stores the ticks of this page, leaves those of papers on other pages, and returns how many of this page are ticked. */
function saveChecks(): number {
  const ticks = readChecks();
  for (const box of boxes()) ticks[box.checked ? "add" : "delete"](idOf(box));
  writeChecks(ticks);
  return boxes().filter((box) => box.checked).length;
}

const key = "folder-ticks";

/** Storage may be disabled, and its content is not to be trusted. */
function readChecks(): Set<string> {
  try {
    const storedChecks: unknown = JSON.parse(localStorage.getItem(key) ?? "[]");
    return new Set(Array.isArray(storedChecks) ? storedChecks.filter((one) => typeof one === "string") : []);
  } catch {
    return new Set();
  }
}

function writeChecks(ticks: Set<string>): void {
  try {
    if (ticks.size === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify([...ticks]));
  } catch {
    // Without storage, ticks last until the visitor leaves the page.
  }
}
