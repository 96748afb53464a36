export type Video = { site: "youtube" | "vimeo"; embed: string; page: string };

/** The video that an address names, as people copy it from YouTube or Vimeo. */
export function readVideo(address: string): Video | undefined {
  if (!/^https:\/\//i.test(address) || !URL.canParse(address)) return undefined;
  const { hostname, pathname, searchParams } = new URL(address);
  const host = hostname.replace(/^(www|m|music)\./, "");
  if (host === "youtu.be") return youTube(pathname.slice(1));
  if (host === "youtube.com" || host === "youtube-nocookie.com")
    return youTube(searchParams.get("v") ?? /^\/(?:embed|shorts|live)\/([^/]+)/.exec(pathname)?.[1] ?? "");
  if (host === "vimeo.com" || host === "player.vimeo.com") {
    const [, id, secret = searchParams.get("h") ?? ""] = /^\/(?:video\/)?(\d{5,12})(?:\/([0-9a-f]+))?\/?$/.exec(pathname) ?? [];
    return id === undefined ? undefined : vimeo(id, secret);
  }
  return undefined;
}

function youTube(id: string): Video | undefined {
  if (!/^[\w-]{6,20}$/.test(id)) return undefined;
  return {
    site: "youtube",
    embed: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`,
    page: `https://www.youtube.com/watch?v=${id}`,
  };
}

/** An unlisted video has a second part in its address. */
function vimeo(id: string, secret: string): Video {
  const isUnlisted = /^[0-9a-f]+$/.test(secret);
  return {
    site: "vimeo",
    embed: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1${isUnlisted ? `&h=${secret}` : ""}`,
    page: `https://vimeo.com/${id}${isUnlisted ? `/${secret}` : ""}`,
  };
}

/** Where videos are shown from. */
export const videoSources = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];
