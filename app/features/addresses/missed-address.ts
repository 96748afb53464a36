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
  const text = decode(path);
  return (
    text === undefined ||
    /@|\d{6}|\d{3}[\W_]*\d{3}[\W_]*\d{4}/.test(text) ||
    text.split("/").some((part) => hasNumber(part) || isToken(part))
  );
}

/** However it is grouped. The day of an article in three parts of a path is none. */
const hasNumber = (part: string) => /\d{7}/.test(part.replace(/[\W_]/g, ""));

/** Letters and digits mixed, as in links that were mailed to one person. */
const isToken = (part: string) => part.length >= 16 && (part.match(/(?<=\d)(?=[a-z])|(?<=[a-z])(?=\d)/gi) ?? []).length >= 4;

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** Whether a path that was not found may be kept: short, with nothing that may be personal, and no scanner's. */
export const isWorthKeeping = (path: string): boolean => path.length <= maxLength && !mayBePersonal(path) && !isProbe(path);
