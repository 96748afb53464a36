const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * Names the stored pictures of a finished page at another address, that of a CDN: in `src`, `srcset`, texts that staff wrote, and what is said to search
 * engines alike. Parts that the browser draws anew read the address from the root element.
 */
export function picturePlacer(siteUrl: string, picturesUrl: string | undefined): (html: string) => string {
  if (!picturesUrl) return (html) => html;
  const picturePath = new RegExp(
    `(?<=["\\s,])(?:${escapePattern(siteUrl)})?/resources/(?=[0-9a-f]{24}(?:-\\d{3,4})?\\.(?:avif|webp)\\b)`,
    "g",
  );
  return (html) => html.replace(picturePath, `${picturesUrl}/resources/`).replace("<html ", `<html data-pictures="${picturesUrl}" `);
}
