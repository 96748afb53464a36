/** With country code; a number without one is American. */
function internationalDigits(shown: string): string {
  const digits = shown.replace(/\D/g, "");
  return shown.trim().startsWith("+") || digits.length !== 10 ? digits : `1${digits}`;
}

export const telephoneLink = (shown: string) => `tel:+${internationalDigits(shown)}`;

/** With a text to start from, if one is given. */
export const textMessageLink = (shown: string, text = "") =>
  `sms:+${internationalDigits(shown)}${text === "" ? "" : `?body=${encodeURIComponent(text)}`}`;
export const whatsAppLink = (shown: string, text = "") =>
  `https://wa.me/${internationalDigits(shown)}${text === "" ? "" : `?text=${encodeURIComponent(text)}`}`;

/** For comparison, without the American country code. */
export function telephoneDigits(shown: string): string {
  const digits = shown.replace(/\D/g, "");
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}

const extension = /(?:ext\.?|x|#)\s*\d{1,6}\s*$/i;
const american = /^1?([2-9]\d{2})([2-9]\d{2})(\d{4})$/;

/** A number in any notation as we write it, such as (801) 555-0142 or +525512345678; undefined if it cannot be dialed. */
export function normalizeTelephone(typed: string): string | undefined {
  const text = typed.normalize("NFKC").trim().replace(extension, "");
  if (/[^\d\s+().,/_:\p{Pd}\p{Cf}·•A-Za-z]/u.test(text)) return undefined;
  const digits = text.replace(/\D/g, "");
  const withoutPrefix = digits.replace(/^(?:011|00)/, "");
  const isForeign = /^\D*\+(?!\s*1\D*[2-9])/.test(text) || withoutPrefix !== digits;
  const [, area, exchange, line] = (!isForeign && american.exec(digits)) || [];
  if (area) return `(${area}) ${exchange}-${line}`;
  return withoutPrefix.length > (isForeign ? 7 : 10) && withoutPrefix.length <= 15 && !/^[01]/.test(withoutPrefix)
    ? `+${withoutPrefix}`
    : undefined;
}
