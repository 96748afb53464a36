import { z } from "zod";
import { flag, optionalEmail, optionalNumber, optionalText, optionalUrl, requiredText, translations, wordList } from "#lib/fields.ts";
import { namesInMessages } from "#lib/labels.ts";

export const labels = {
  firstName: { en: "First Name", es: "Nombre" },
  lastName: { en: "Last Name", es: "Apellido" },
  title: { en: "Title", es: "Cargo" },
  subTitle: { en: "Sub Title", es: "Segundo cargo" },
  licenseNumber: { en: "MLS", es: "MLS" },
  phoneNumber: { en: "Phone Number", es: "Teléfono" },
  email: { en: "Email", es: "Correo electrónico" },
  description: { en: "Description", es: "Descripción" },
  facebookUrl: { en: "Facebook URL", es: "URL de Facebook" },
  instagramUrl: { en: "Instagram URL", es: "URL de Instagram" },
  applyNowUrl: { en: "Apply Now URL", es: "URL para solicitar" },
  languagesSpoken: { en: "Languages", es: "Idiomas" },
  isActive: { en: "Status", es: "Estado" },
  sortOrder: { en: "Position in the directory", es: "Posición en el directorio" },
  image: { en: "Image", es: "Imagen" },
};

export const spokenLanguages = ["es", "en", "pt"] as const;

const name = namesInMessages(labels);
const subTitle = optionalText(name.subTitle, 200);
const description = optionalText(name.description, 50_000);

/** What staff may say about a loan officer; the API, the forms and the service share it. */
export const loanOfficerInput = z.object({
  firstName: requiredText(name.firstName, 80),
  lastName: requiredText(name.lastName, 80),
  title: requiredText(name.title, 120),
  subTitle: subTitle.optional(),
  licenseNumber: requiredText(name.licenseNumber, 40),
  phoneNumber: optionalText(name.phoneNumber, 40).optional(),
  email: optionalEmail(name.email).optional(),
  description: description.optional(),
  facebookUrl: optionalUrl(name.facebookUrl).optional(),
  instagramUrl: optionalUrl(name.instagramUrl).optional(),
  applyNowUrl: optionalUrl(name.applyNowUrl).optional(),
  languagesSpoken: wordList(name.languagesSpoken, spokenLanguages).optional(),
  isActive: flag(name.isActive).optional(),
  sortOrder: optionalNumber(name.sortOrder, 0, 1_000_000).optional(),
  translations: translations({ title: optionalText(`${name.title} (Spanish)`, 120), subTitle, description }).optional(),
});

export const loanOfficerPatch = loanOfficerInput.partial();

export type LoanOfficerInput = z.infer<typeof loanOfficerInput>;
export type LoanOfficerPatch = z.infer<typeof loanOfficerPatch>;
