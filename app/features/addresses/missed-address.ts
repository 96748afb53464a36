/** What scanners look for on any site. */
const probe = new RegExp(
  [
    "^/\\.",
    "/\\.(?:env|git|aws|ssh|svn|hg|ds_store|htaccess|htpasswd|vscode|idea)",
    "/(?:wp-|wordpress|xmlrpc\\.php|wlwmanifest|phpmyadmin|phpinfo|pma|myadmin|adminer|cgi-bin|vendor|actuator|solr|jenkins|owa|ecp|autodiscover)",
    "/(?:boaform|hnap1|_ignition|telescope|server-status|console|shell|eval-stdin|backup|dump|config|debug|remote|manager|druid|geoserver)(?:[/.]|$)",
    "\\.(?:env|sql|bak|old|swp|zip|rar|7z|tar|gz|tgz|log|ini|ya?ml|conf|pem|key|sh|exe|dll|cgi|axd|map)$",
  ].join("|"),
  "i",
);

export const isProbe = (path: string): boolean => probe.test(path);

const maxLength = 200;

/** An email address, an account or a telephone number may be part of an address that someone mistyped or a form made up. */
function mayBePersonal(path: string): boolean {
  const text = decode(path)?.normalize("NFKC");
  return text === undefined || /@|\p{Nd}{6}/u.test(text) || hasNumber(text) || text.split("/").some(isToken);
}

/** However it is grouped. The day in the address of an article, as blogs have it, is none. */
const hasNumber = (text: string) =>
  /\p{Nd}{7}/u.test(text.replace(/\/\d{4}\/\d{1,2}\/\d{1,2}(?=\/\p{L}[^/]*$)/u, "/day").replace(/[^\p{L}\p{Nd}]/gu, ""));

/** As in links that were mailed to one person: letters and digits mixed, or more of them in a row than words have. */
const isToken = (part: string) =>
  /[\p{L}\p{Nd}]{24}/u.test(part) || (part.length >= 16 && (part.match(/(?<=\p{Nd})(?=\p{L})|(?<=\p{L})(?=\p{Nd})/gu) ?? []).length >= 4);

const mostEncodings = 5;

/** Mail programs and forms encode an address again; one without an end is not kept. */
function decode(path: string): string | undefined {
  let text = path;
  try {
    for (let time = 0; time < mostEncodings; time++) {
      const decoded = decodeURIComponent(text);
      if (decoded === text) return text;
      text = decoded;
    }
  } catch {}
  return undefined;
}

/** Whether a path that was not found may be kept: short, with nothing that may be personal, and no scanner's. */
export const isWorthKeeping = (path: string): boolean => path.length <= maxLength && !mayBePersonal(path) && !isProbe(path);
