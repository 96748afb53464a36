/** With country code; a number without one is American. */
function internationalDigits(shown: string): string {
  const digits = shown.replace(/\D/g, "");
  return shown.trim().startsWith("+") || digits.length !== 10 ? digits : `1${digits}`;
}

export const telephoneLink = (shown: string) => `tel:+${internationalDigits(shown)}`;
export const textMessageLink = (shown: string) => `sms:+${internationalDigits(shown)}`;
export const whatsAppLink = (shown: string) => `https://wa.me/${internationalDigits(shown)}`;

/** For comparison, without the American country code. */
export function telephoneDigits(shown: string): string {
  const digits = shown.replace(/\D/g, "");
  return digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
}
