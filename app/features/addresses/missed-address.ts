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

/** A name, an account or a telephone number may be part of an address that someone mistyped or a form made up. */
const personal = /@|%40|\d{6}|\d{3}(?:[-.]|%20)\d{2,3}(?:[-.]|%20)\d{4}/;

/** Whether a path that was not found may be kept: short, with nothing that may be personal, and no scanner's. */
export const isWorthKeeping = (path: string): boolean => path.length <= maxLength && !personal.test(path) && !isProbe(path);
