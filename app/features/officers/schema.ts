import { z } from "zod";
import {
  choice,
  flag,
  optionalDay,
  optionalEmail,
  optionalId,
  optionalNumber,
  optionalPhone,
  optionalText,
  optionalUrl,
  requiredText,
} from "#lib/fields.ts";
import { translations, wordList } from "#lib/json-fields.ts";
import { namesInMessages, spanishSide } from "#lib/labels.ts";
import { licenseList } from "./license-schema.ts";
import { specialties } from "./specialties.ts";
import { spokenLanguages } from "./spoken-languages.ts";

export const labels = {
  firstName: { en: "First Name", es: "Nombre" },
  lastName: { en: "Last Name", es: "Apellido" },
  title: { en: "Title", es: "Cargo" },
  subTitle: { en: "Sub Title", es: "Segundo cargo" },
  licenseNumber: { en: "MLS", es: "MLS" },
  licenses: { en: "State Licenses", es: "Licencias estatales" },
  phoneNumber: { en: "Phone Number", es: "Teléfono" },
  textNumber: { en: "Number for Text Messages", es: "Número para mensajes de texto" },
  whatsAppNumber: { en: "WhatsApp Number", es: "Número de WhatsApp" },
  email: { en: "Email", es: "Correo electrónico" },
  office: { en: "Office", es: "Oficina" },
  description: { en: "Description", es: "Descripción" },
  facebookUrl: { en: "Facebook URL", es: "URL de Facebook" },
  instagramUrl: { en: "Instagram URL", es: "URL de Instagram" },
  applyNowUrl: { en: "Apply Now URL", es: "URL para solicitar" },
  calendarUrl: { en: "Calendar URL", es: "URL del calendario" },
  languagesSpoken: { en: "Languages", es: "Idiomas" },
  specialties: { en: "Specialties", es: "Especialidades" },
  mailLanguage: { en: "Language of Emails to the Officer", es: "Idioma de los correos al oficial" },
  awayFrom: { en: "Away from", es: "Ausente desde" },
  awayUntil: { en: "Away until", es: "Ausente hasta" },
  deputyOfficerId: { en: "Deputy", es: "Suplente" },
  isActive: { en: "Status", es: "Estado" },
  sortOrder: { en: "Position in the directory", es: "Posición en el directorio" },
  image: { en: "Image", es: "Imagen" },
};

export const mailLanguages = ["en", "es"] as const;

const name = namesInMessages(labels);
const subTitle = optionalText(name.subTitle, 200);
const description = optionalText(name.description, 50_000);

/** Shared by the API, the forms and the service. */
export const loanOfficerInput = z.object({
  firstName: requiredText(name.firstName, 80),
  lastName: requiredText(name.lastName, 80),
  title: requiredText(name.title, 120),
  subTitle: subTitle.optional(),
  licenseNumber: requiredText(name.licenseNumber, 40),
  licenses: licenseList(name.licenses).optional(),
  phoneNumber: optionalText(name.phoneNumber, 40).optional(),
  textNumber: optionalPhone(name.textNumber).optional(),
  whatsAppNumber: optionalPhone(name.whatsAppNumber).optional(),
  email: optionalEmail(name.email).optional(),
  office: optionalText(name.office, 200).optional(),
  description: description.optional(),
  facebookUrl: optionalUrl(name.facebookUrl).optional(),
  instagramUrl: optionalUrl(name.instagramUrl).optional(),
  applyNowUrl: optionalUrl(name.applyNowUrl).optional(),
  calendarUrl: optionalUrl(name.calendarUrl).optional(),
  languagesSpoken: wordList(name.languagesSpoken, spokenLanguages).optional(),
  specialties: wordList(name.specialties, specialties).optional(),
  mailLanguage: choice(name.mailLanguage, mailLanguages).optional(),
  awayFrom: optionalDay(name.awayFrom).optional(),
  awayUntil: optionalDay(name.awayUntil).optional(),
  deputyOfficerId: optionalId(name.deputyOfficerId).optional(),
  isActive: flag(name.isActive).optional(),
  sortOrder: optionalNumber(name.sortOrder, 0, 1_000_000).optional(),
  translations: translations({ title: optionalText(spanishSide(name.title), 120), subTitle, description }).optional(),
});

/** They decide where leads and applications go, or the law requires them: only an owner changes them. */
export const sensitiveOfficerFields = ["licenseNumber", "licenses", "email", "applyNowUrl"] as const;

export type LoanOfficerInput = z.infer<typeof loanOfficerInput>;
export type LoanOfficerPatch = Partial<LoanOfficerInput>;
