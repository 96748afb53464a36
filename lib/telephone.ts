/** `wa.me/18015550142` and the longer forms of it, as WhatsApp shares them; the last part is the number. */
const whatsAppAddress =
  /^(?:https?:\/\/)?(?:www\.)?(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?(?:.*&)?phone=)(?:\+|%2b)?([\d%()\s.\u2010-\u2015-]+)(?=$|[?&#/,;])/i;
const extension = /\s*(?:[,;#]|x|ext)\D*\d*\s*$/i;

/** As E.164 has it, such as +18015550142, from any notation; undefined if it is none. A number without country code is American. */
export function internationalNumber(typed: string): string | undefined {
  const address = whatsAppAddress.exec(typed.trim())?.[1];
  const number = (address === undefined ? typed.trim() : `+${address}`).replace(extension, "");
  if (/[^\d\s().+/\u00a0\u2010-\u2015-]/.test(number) || /.\+/.test(number)) return undefined;
  const digits = number.replace(/\D/g, "");
  // 00 and 011 are dialed before a country code.
  const [, abroad] = /^(?:00|011)([1-9]\d+)$/.exec(digits) ?? [];
  const withCode = number.startsWith("+") ? digits : (abroad ?? (digits.length === 10 ? `1${digits}` : digits));
  const fewest = number.startsWith("+") || abroad ? 8 : 11;
  return /^[1-9]\d*$/.test(withCode) && withCode.length >= fewest && withCode.length <= 15 ? `+${withCode}` : undefined;
}

const keypad = "22233344455566677778889999";
const letterDigit = (letter: string) => keypad[letter.charCodeAt(0) - 65] ?? "";

/** A number that was stored without a check may be two numbers or have letters, as in 801-LOANS-4U. Phones dial no more digits than they need. */
function dialed(shown: string): string {
  const firstNumber = /\+?\d[\d\s().-]{8,}\d/.exec(shown)?.[0] ?? "";
  const digits = shown.replace(/[A-Z]/g, letterDigit).replace(/\D/g, "");
  const american = digits.slice(0, digits.startsWith("1") ? 11 : 10);
  return internationalNumber(shown) ?? internationalNumber(firstNumber) ?? internationalNumber(american) ?? shown.replace(/\D/g, "");
}

/** Text that is ready to send. Both apps decode `%20`, not `+`. */
const query = (name: string, text: string) => (text === "" ? "" : `?${name}=${encodeURIComponent(text)}`);

export const telephoneLink = (shown: string) => `tel:${dialed(shown)}`;
export const textMessageLink = (shown: string, text = "") => `sms:${dialed(shown)}${query("body", text)}`;
export const whatsAppLink = (shown: string, text = "") => `https://wa.me/${dialed(shown).replace("+", "")}${query("text", text)}`;

/** As typed; the number alone if a link was. */
export const shownTelephone = (typed: string) =>
  whatsAppAddress.test(typed.trim()) ? (internationalNumber(typed) ?? typed) : typed.trim();

/** For comparison, without the American country code. */
export function telephoneDigits(shown: string): string {
  const digits = shown.replace(/\D/g, "");
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}

const american = /^\+1([2-9]\d{2})([2-9]\d{2})(\d{4})$/;

/** A number in any notation as we write it, such as (801) 555-0142 or +525512345678; undefined if it cannot be dialed. */
export function normalizeTelephone(typed: string): string | undefined {
  // A label such as "Cel:" may come first, and a telephone's keyboard may use other digits.
  const text = typed
    .normalize("NFKC")
    .replace(/\p{Cf}/gu, "")
    .trim()
    .replace(/^\p{L}+(?:[.:]?\s+|:(?!\/))/u, "");
  const number = internationalNumber(text);
  const [, area, exchange, line] = american.exec(number ?? "") ?? [];
  return area ? `(${area}) ${exchange}-${line}` : number?.startsWith("+1") ? undefined : number;
}
