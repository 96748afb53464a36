import type { z } from "zod";
import { formDataOf, type PictureValue, spanishOf, translationsOf } from "#app/admin-kit/draft.ts";
import type { loanOfficer } from "./answers.server.ts";

export type LoanOfficerRecord = z.infer<typeof loanOfficer>;

const translated = ["title", "subTitle", "description"] as const;

export type LoanOfficerDraft = ReturnType<typeof loanOfficerDraft>;

/** An officer as the form holds it; without one, what a new officer starts from. */
export function loanOfficerDraft(officer?: LoanOfficerRecord) {
  const image: PictureValue = { name: officer?.image1 ?? null };
  return {
    version: officer?.version,
    firstName: officer?.firstName ?? "",
    lastName: officer?.lastName ?? "",
    title: officer?.title ?? "",
    subTitle: officer?.subTitle ?? "",
    licenseNumber: officer?.licenseNumber ?? "",
    phoneNumber: officer?.phoneNumber ?? "",
    email: officer?.email ?? "",
    description: officer?.description ?? "",
    facebookUrl: officer?.facebookUrl ?? "",
    instagramUrl: officer?.instagramUrl ?? "",
    applyNowUrl: officer?.applyNowUrl ?? "",
    isActive: officer?.isActive ?? true,
    sortOrder: String(officer?.sortOrder ?? ""),
    image,
    ...spanishOf(officer, translated),
  };
}

export const loanOfficerLabels = {
  firstName: "First Name",
  lastName: "Last Name",
  title: "Title",
  "es.title": "Title (Spanish)",
  subTitle: "Sub Title",
  "es.subTitle": "Sub Title (Spanish)",
  licenseNumber: "MLS",
  phoneNumber: "Phone Number",
  email: "Email",
  description: "Description",
  "es.description": "Description (Spanish)",
  facebookUrl: "Facebook URL",
  instagramUrl: "Instagram URL",
  applyNowUrl: "Apply Now URL",
  isActive: "Status",
  sortOrder: "Position in the directory",
  image: "Image",
};

export function loanOfficerBody({ image, stale, confirmed, ...draft }: LoanOfficerDraft, loanOfficerId?: number): FormData {
  const own = Object.fromEntries(Object.entries(draft).filter(([name]) => !name.startsWith("es.")));
  return formDataOf({ loanOfficerId, ...own, translations: translationsOf({ ...draft, confirmed }) }, "image1", image);
}
