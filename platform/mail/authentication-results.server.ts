/** Authentication-Results in the order of the header, topmost first. */
export type SenderHeader = { authenticationResults: string[]; fromDomain: string };

/**
 * Whether our own mail server states that the domain in From passed DMARC (RFC 8601, RFC 7489). Anyone can write
 * Authentication-Results into a mail, so only the topmost field counts, and only under our server's own name.
 */
export function isDmarcPass({ authenticationResults, fromDomain }: SenderHeader, authservId: string | undefined): boolean {
  const [topmost] = authenticationResults;
  if (!authservId || topmost === undefined || fromDomain === "") return false;
  const [server, ...results] = splitFields(topmost);
  // A version may follow the name.
  if (server?.[0] !== authservId.toLowerCase() || !/^\d*$/.test(server.slice(1).join(""))) return false;
  const dmarcResults = results.filter(([method]) => method?.split("=")[0]?.split("/")[0] === "dmarc");
  const [dmarc] = dmarcResults;
  // A second result contradicts the first, or was injected.
  if (dmarc === undefined || dmarcResults.length !== 1) return false;
  return /^dmarc(\/\d+)?=pass$/.test(dmarc[0] ?? "") && dmarc.includes(`header.from=${fromDomain}`);
}

/** The lower-case words of each part between semicolons, without comments; quoted separators do not count. */
function splitFields(value: string): string[][] {
  const fields: string[] = [""];
  let commentDepth = 0;
  let isQuoted = false;
  for (let index = 0; index < value.length; index++) {
    const sign = value[index] ?? "";
    const last = fields.length - 1;
    if (sign === "\\") {
      index++;
      if (isQuoted) fields[last] += "\\";
    } else if (isQuoted) {
      isQuoted = sign !== '"';
      fields[last] += /\s/.test(sign) ? "_" : sign;
    } else if (sign === "(") commentDepth++;
    else if (sign === ")") commentDepth = Math.max(0, commentDepth - 1);
    else if (commentDepth > 0) continue;
    else if (sign === ";") fields.push("");
    else {
      isQuoted = sign === '"';
      fields[last] += sign;
    }
  }
  // Spaces around an equals sign mean nothing.
  return fields.map((field) =>
    field
      .toLowerCase()
      .replace(/\s*=\s*/g, "=")
      .split(/\s+/)
      .filter(Boolean),
  );
}
