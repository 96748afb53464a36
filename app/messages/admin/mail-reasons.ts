import type { Language } from "#lib/translations.ts";

/** Why a mail was not sent, in Spanish. The reasons are stored in English, before anyone reads them. */
const spanish: Record<string, string> = {
  "The mail server took too long": "El servidor de correo tardó demasiado",
  "The mail server did not accept our user name and password": "El servidor de correo no aceptó nuestro usuario y contraseña",
  "No secure connection to the mail server could be made": "No se pudo establecer una conexión segura con el servidor de correo",
  "The mail server could not be reached, or hung up": "No se pudo contactar al servidor de correo, o cortó la conexión",
  "The mail server asked to try again later": "El servidor de correo pidió intentarlo más tarde",
  "The mail server refused the address": "El servidor de correo rechazó la dirección",
  "The mail server refused our sender address": "El servidor de correo rechazó nuestra dirección de remitente",
  "The address cannot be written to": "No se puede escribir a esta dirección",
  "The mail server refused the mail": "El servidor de correo rechazó el correo",
  "The site could not write this mail": "El sitio no pudo redactar este correo",
  "The site's database was away": "La base de datos del sitio no estaba disponible",
};

export const mailReasonIn = (language: Language, reason: string): string => (language === "es" ? (spanish[reason] ?? reason) : reason);
