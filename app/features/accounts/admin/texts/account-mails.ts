import { type Texts, texts } from "#app/messages/texts.ts";

/** Changes that someone with a stolen session might make. */
export const accountChanges = [
  "staff.changeEmail",
  "staff.changeRole",
  "staff.changeOfficer",
  "staff.suspend",
  "staff.reinstate",
  "staff.resetPassword",
  "staff.changePassword",
  "secondFactor.enable",
  "secondFactor.disable",
  "secondFactor.renewCodes",
  "passkey.add",
  "passkey.remove",
  "session.end",
] as const;
export type AccountChange = (typeof accountChanges)[number];

export const accountChangers = ["self", "owner", "server"] as const;

type PasswordMail = { title: string; lines: string[] };

type AccountMailTexts = {
  greeting: (name: string) => string;
  subject: (company: string) => string;
  heading: string;
  changes: Record<AccountChange, string>;
  when: (time: string) => string;
  by: Record<(typeof accountChangers)[number], string>;
  network: (address: string) => string;
  from: (place: string) => string;
  fine: string;
  otherwise: string;
  myAccount: string;
  resetLink: PasswordMail & { action: string };
  wasReset: PasswordMail;
};

export const accountMailTexts: Texts<AccountMailTexts> = texts<AccountMailTexts>({
  en: {
    greeting: (name) => `Hello ${name},`,
    subject: (company) => `${company}: your account was changed`,
    heading: "Your account was changed",
    changes: {
      "staff.changeEmail": "The email address on your account was changed.",
      "staff.changeRole": "Your account's role was changed.",
      "staff.changeOfficer": "Your account was linked to a different loan officer. You now see that officer's messages and profile.",
      "staff.suspend": "Your account was suspended. You can no longer sign in.",
      "staff.reinstate": "Your account was reinstated. You can sign in again.",
      "staff.resetPassword": "Your account was given a new password, and you were signed out everywhere.",
      "staff.changePassword": "The password for your account was changed.",
      "secondFactor.enable": "Two-factor sign-in was turned on for your account.",
      "secondFactor.disable": "Two-factor sign-in was turned off for your account.",
      "secondFactor.renewCodes": "New recovery codes were created for your account. The old ones no longer work.",
      "passkey.add": "A passkey was added to your account.",
      "passkey.remove": "A passkey was removed from your account.",
      "session.end": "Your account was signed out on other devices.",
    },
    when: (time) => `When: ${time}`,
    by: {
      self: "By: someone signed in to your account",
      owner: "By: an owner of the site",
      server: "By: someone with access to the site's server",
    },
    network: (address) => `network ${address}`,
    from: (place) => `From: ${place}`,
    fine: "If this was you, or you already knew about it, you don't need to do anything.",
    otherwise:
      "If it wasn't you, change your password right away and end all other sessions, both under My account. If you can no longer sign in, call an owner of the site and ask for a password reset.",
    myAccount: "My account",
    resetLink: {
      title: "Set a new password",
      lines: [
        "Someone, most likely you, asked for a new password for your account. Use this link to set one. It works once, for 15 minutes.",
        "If it wasn't you, do nothing: your password stays the same.",
      ],
      action: "Set a new password",
    },
    wasReset: {
      title: "Your password was changed",
      lines: [
        "Your password was changed with a link we emailed you, and you have been signed out everywhere.",
        "If it wasn't you, tell an owner of the site right away: someone may be able to read your email.",
      ],
    },
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    subject: (company) => `${company}: se cambió su cuenta`,
    heading: "Se cambió su cuenta",
    changes: {
      "staff.changeEmail": "El correo electrónico de su cuenta se cambió por otro.",
      "staff.changeRole": "Se cambió el rol de su cuenta.",
      "staff.changeOfficer":
        "Se cambió el oficial de préstamos al que pertenece su cuenta. Sus mensajes y su perfil son los de ese oficial.",
      "staff.suspend": "Su cuenta se suspendió. Ya no se puede iniciar sesión con ella.",
      "staff.reinstate": "Su cuenta se reactivó. Ya se puede iniciar sesión con ella de nuevo.",
      "staff.resetPassword": "Su cuenta recibió una contraseña nueva y se cerró su sesión en todas partes.",
      "staff.changePassword": "Se cambió la contraseña de su cuenta.",
      "secondFactor.enable": "Se activó la verificación en dos pasos de su cuenta.",
      "secondFactor.disable": "Se desactivó la verificación en dos pasos de su cuenta.",
      "secondFactor.renewCodes": "Su cuenta recibió códigos de recuperación nuevos. Los anteriores ya no sirven.",
      "passkey.add": "Se agregó una llave de acceso a su cuenta.",
      "passkey.remove": "Se quitó una llave de acceso de su cuenta.",
      "session.end": "Se cerró la sesión de su cuenta en otros dispositivos.",
    },
    when: (time) => `Cuándo: ${time}`,
    by: {
      self: "Quién: alguien que inició sesión con su cuenta",
      owner: "Quién: un propietario del sitio",
      server: "Quién: alguien en el servidor del sitio",
    },
    network: (address) => `red ${address}`,
    from: (place) => `Desde: ${place}`,
    fine: "Si fue usted, o si ya se lo habían avisado, no tiene que hacer nada.",
    otherwise:
      "Si no fue usted: cambie su contraseña de inmediato y cierre todas las demás sesiones, ambas cosas en «Mi cuenta». Si ya no puede iniciar sesión, llame a un propietario del sitio y pida que restablezca su contraseña.",
    myAccount: "Mi cuenta",
    resetLink: {
      title: "Elija una contraseña nueva",
      lines: [
        "Alguien, probablemente usted, pidió una contraseña nueva para su cuenta. Este enlace sirve para elegirla. Funciona una sola vez, durante 15 minutos.",
        "Si no fue usted, no haga nada: su contraseña queda como está.",
      ],
      action: "Elegir una contraseña nueva",
    },
    wasReset: {
      title: "Se cambió su contraseña",
      lines: [
        "Su contraseña se cambió con un enlace que le enviamos por correo, y se cerró su sesión en todas partes.",
        "Si no fue usted, avise de inmediato a un propietario del sitio: alguien puede leer su correo.",
      ],
    },
  },
});
