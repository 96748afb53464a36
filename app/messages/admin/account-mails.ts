import { type Texts, texts } from "#app/messages/texts.ts";

/** What can happen to an account that someone might do with a session that is not theirs. */
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

/** Who did it. */
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

/** What staff read in mails about their own account. */
export const accountMailTexts: Texts<AccountMailTexts> = texts<AccountMailTexts>({
  en: {
    greeting: (name) => `Hello ${name},`,
    subject: (company) => `${company}: your account was changed`,
    heading: "Your account was changed",
    changes: {
      "staff.changeEmail": "The email address of your account was changed to another one.",
      "staff.changeRole": "The role of your account was changed.",
      "staff.changeOfficer": "Which loan officer your account belongs to was changed. Your messages and your profile are that officer's.",
      "staff.suspend": "Your account was suspended. It cannot be signed in to any more.",
      "staff.reinstate": "Your account was reinstated. It can be signed in to again.",
      "staff.resetPassword": "Your account was given a new password, and was signed out everywhere.",
      "staff.changePassword": "The password of your account was changed.",
      "secondFactor.enable": "Two-factor sign-in was turned on for your account.",
      "secondFactor.disable": "Two-factor sign-in was turned off for your account.",
      "secondFactor.renewCodes": "Your account was given new recovery codes. The former ones are void.",
      "passkey.add": "A passkey was added to your account.",
      "passkey.remove": "A passkey of your account was removed.",
      "session.end": "Your account was signed out on other devices.",
    },
    when: (time) => `When: ${time}`,
    by: {
      self: "By: someone who is signed in to your account",
      owner: "By: an owner of the site",
      server: "By: someone at the site's own server",
    },
    network: (address) => `network ${address}`,
    from: (place) => `From: ${place}`,
    fine: "If this was you, or you were told of it, there is nothing to do.",
    otherwise:
      "If it was not you: change your password at once and end all other sessions, both under My account. If you cannot sign in any more, call an owner of the site and have your password reset.",
    myAccount: "My account",
    resetLink: {
      title: "Set a new password",
      lines: [
        "Someone, most likely you, asked for a new password for your account. This link sets one. It works once, for 15 minutes.",
        "If it was not you, do nothing: your password stays as it is.",
      ],
      action: "Set a new password",
    },
    wasReset: {
      title: "Your password was changed",
      lines: [
        "Your password was set anew with a link that we mailed to you, and you are signed out everywhere.",
        "If it was not you, tell an owner of the site at once: someone can read your mail.",
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
