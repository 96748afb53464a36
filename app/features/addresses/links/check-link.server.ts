import { type AskLink, RefusedAddress } from "./ask-link.server.ts";

/** "gone": the page or its site does not exist. "unknown": nothing follows from the response, or there was none. */
export type LinkState = { state: "works" | "gone" | "unknown"; status: number | null; isUnresolved?: boolean };

const maxRedirects = 5;
const timeoutMs = 10_000;

/** Some sites answer HEAD wrongly. */
const mayAnswerGet = (status: number) => status >= 400 && ![429, 503].includes(status);

export async function checkLink(link: string, ask: AskLink, stopping: AbortSignal): Promise<LinkState> {
  try {
    const status = await lastStatus(new URL(link), ask, stopping);
    return { state: judge(status), status };
  } catch (error) {
    const isUnresolved = error instanceof Error && "code" in error && error.code === "ENOTFOUND";
    return { state: isUnresolved ? "gone" : "unknown", status: null, isUnresolved };
  }
}

/** Sites refuse programs in many ways (401, 403, 429, 999), so only what a missing page says counts. */
function judge(status: number): LinkState["state"] {
  if (status >= 200 && status < 300) return "works";
  return status === 404 || status === 410 ? "gone" : "unknown";
}

async function lastStatus(start: URL, ask: AskLink, stopping: AbortSignal): Promise<number> {
  let url = start;
  for (let hops = 0; hops <= maxRedirects; hops++) {
    if (!/^https?:$/.test(url.protocol) || url.username + url.password !== "") throw new RefusedAddress();
    const { status, location } = await askTwice(url, ask, stopping);
    if (status < 300 || status >= 400 || location === undefined || !URL.canParse(location, url)) return status;
    url = new URL(location, url);
  }
  return 0;
}

async function askTwice(url: URL, ask: AskLink, stopping: AbortSignal) {
  const signal = () => AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)]);
  const head = await ask(url, "HEAD", signal());
  return mayAnswerGet(head.status) ? ask(url, "GET", signal()) : head;
}
