import { createHash } from "node:crypto";
import { formPageMark } from "#app/features/contact-messages/form-cookie.server.ts";
import { compress, compressFully } from "./compress-page.ts";

const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** A finished answer ready to be sent any number of times: its bytes and headers in each encoding that it was made in. */
export type FinishedPage = {
  status: number;
  headers: Record<string, string>;
  etag: string;
  /** Whether its visitor needs the cookie of the message form. */
  hasForm: boolean;
  forms: Partial<Record<Encoding, Form>> & { identity: Form };
};
type Form = { headers: Record<string, string>; body: Buffer };

/**
 * Our own inline scripts carry the nonce of their render. Their hashes go into the policy and the nonce goes away, so
 * that finished bytes can be kept and sent again; a script that came in with content has no nonce and gets no hash.
 */
export function takeScriptHashes(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes = "", code = ""]) => attributes.includes(`nonce="${nonce}"`) && code !== "" && !/\ssrc=/.test(attributes))
    .map(([, , code = ""]) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`);
  return { html: html.replaceAll(` nonce="${nonce}"`, ""), hashes: [...new Set(hashes)] };
}

/** Made in every encoding, to be kept, unless one is named. */
export async function finishPage(status: number, given: Record<string, string>, text: string, only?: Encoding): Promise<FinishedPage> {
  const identity = Buffer.from(text);
  const etag = `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`;
  const { [formPageMark]: mark, "content-length": _, ...own } = given;
  const hasForm = mark !== undefined && status === 200;
  // The bytes are everyone's, the cookie that goes along is not: no cache on the way may mix that up.
  const headers = {
    ...own,
    ...(hasForm && !own["cache-control"]?.includes("no-store") && { "cache-control": "private, no-cache" }),
    etag,
    vary: "Accept-Encoding",
  };
  const form = async (encoding: Encoding): Promise<[Encoding, Form]> => {
    const body = encoding === "identity" ? identity : await compress(identity, encoding, etag);
    const named = encoding === "identity" ? undefined : { "content-encoding": encoding };
    return [encoding, withBody({ ...headers, ...named }, body)];
  };
  const made = await Promise.all(encodings.filter((encoding) => !only || encoding === only || encoding === "identity").map(form));
  return { status, headers, etag, hasForm, forms: Object.fromEntries(made) as FinishedPage["forms"] };
}

const withBody = (headers: Record<string, string>, body: Buffer): Form => ({
  headers: { ...headers, "content-length": String(body.length) },
  body,
});

/** Makes a page that is kept as small as it can be, for those who ask from then on. */
export async function refine({ forms, etag }: FinishedPage): Promise<void> {
  if (forms.br) forms.br = withBody(forms.br.headers, await compressFully(forms.identity.body, etag));
}

type Asked = {
  method: string;
  ifNoneMatch: string | null | undefined;
  acceptEncoding: string | null | undefined;
  /** A cookie to send along. */
  cookie: string | undefined;
};

/** What goes over the wire for this page and this browser. */
export function answerFor({ status, headers, etag, forms }: FinishedPage, { method, ifNoneMatch, acceptEncoding, cookie }: Asked) {
  const own = (shared: Record<string, string>) => (cookie === undefined ? shared : { ...shared, "set-cookie": cookie });
  if (status === 200 && ifNoneMatch?.includes(etag)) return { status: 304, headers: own(headers), body: undefined };
  const form = forms[bestEncoding(acceptEncoding)] ?? forms.identity;
  return { status, headers: own(form.headers), body: method === "HEAD" ? undefined : form.body };
}

export function sendPage(page: FinishedPage, { method, headers: asked }: Request, cookie?: string): Response {
  const request = { method, ifNoneMatch: asked.get("if-none-match"), acceptEncoding: asked.get("accept-encoding"), cookie };
  const { status, headers, body } = answerFor(page, request);
  return new Response(body && new Uint8Array(body), { status, headers });
}

export function bestEncoding(accepted: string | null | undefined): Encoding {
  return encodings.find((encoding) => accepts(encoding, accepted)) ?? "identity";
}

const taken = {
  br: /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  gzip: /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/,
  identity: /^/,
};

export function accepts(encoding: Encoding, accepted: string | null | undefined): boolean {
  return taken[encoding].test(accepted ?? "");
}
