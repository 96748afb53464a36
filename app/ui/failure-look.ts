import { buttonShape, buttonTones } from "./button-look.ts";

/** How the box that says what could not be fetched is drawn, be it by the server or by the script. */
export const failureLook = {
  box: "flex flex-wrap items-center gap-x-6 gap-y-4 rounded-3xl border border-danger/30 bg-paper p-6 sm:p-8",
  words: "min-w-0 flex-1 basis-60 font-semibold text-danger",
  retry: `${buttonShape} ${buttonTones.quiet}`,
};
