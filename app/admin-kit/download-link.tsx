import { Download } from "lucide";
import type { MouseEvent, ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { callApi } from "./api-client.ts";
import { buttonClass } from "./button.tsx";
import { downloadFrom } from "./save-file.ts";
import { showError } from "./toasts.ts";

/** A link to an export. It asks for confirmation first if needed; the browser then downloads the file itself, so that it need not fit into memory. */
export function DownloadLink({ href, children }: { href: string; children: ReactNode }) {
  async function confirmAndDownload(event: MouseEvent) {
    event.preventDefault();
    try {
      await callApi("GET /api/profile/confirmation");
    } catch (error) {
      return showError(error instanceof Error ? error.message : String(error));
    }
    downloadFrom(href);
  }
  return (
    <a href={href} download onClick={confirmAndDownload} className={buttonClass("secondary")}>
      <Icon of={Download} className="size-4" />
      {children}
    </a>
  );
}
