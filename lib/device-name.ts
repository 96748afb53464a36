/** Ordered: Edge and Opera also contain "Chrome", Chrome also "Safari". */
const browsers: Array<[RegExp, string]> = [
  [/\bEdgA?(iOS)?\//, "Edge"],
  [/\b(OPR|OPX)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\b(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bVersion\/[\d.]+.* Safari\//, "Safari"],
  [/^curl\//, "curl"],
];

const systems: Array<[RegExp, string]> = [
  [/\biPad\b/, "iPad"],
  [/\biPhone\b/, "iPhone"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** Real browsers send less. */
const maxLength = 500;

/** Such as "Firefox on Windows". */
export function deviceName(userAgent: string): string {
  const text = userAgent.slice(0, maxLength);
  const findName = (known: Array<[RegExp, string]>) => known.find(([pattern]) => pattern.test(text))?.[1];
  return [findName(browsers), findName(systems)].filter(Boolean).join(" on ") || "Unknown device";
}
