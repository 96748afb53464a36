import { type LookupAddress, lookup as resolveName } from "node:dns";
import { request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address.ts";

export type LinkResponse = { status: number; location?: string };

/** Asks for a page and reads nothing of it but its status. */
export type AskLink = (url: URL, method: "HEAD" | "GET", signal: AbortSignal) => Promise<LinkResponse>;

type Network = {
  resolve: typeof resolveName;
  isAllowed: (address: string, port: number) => boolean;
};

const webPorts = [80, 443];

const internet: Network = {
  resolve: resolveName,
  isAllowed: (address, port) => isPublicAddress(address) && webPorts.includes(port),
};

export class RefusedAddress extends Error {}

/** Sends no cookies and no credentials, follows nothing, and connects only to addresses of the public internet. */
export function createLinkClient(userAgent: string, { resolve, isAllowed }: Network = internet): AskLink {
  return (url, method, signal) => {
    const { promise, resolve: answer, reject } = Promise.withResolvers<LinkResponse>();
    const port = Number(url.port) || (url.protocol === "https:" ? 443 : 80);
    const host = url.hostname.replace(/^\[|\]$/g, "");
    // A name is judged when it is resolved for this very connection, so that it cannot change in between.
    if (isIP(host) && !isAllowed(host, port)) return Promise.reject(new RefusedAddress());
    const lookup: LookupFunction = (name, options, callback) =>
      resolve(name, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
        const [first] = addresses ?? [];
        if (error) return callback(error, "", 0);
        if (!first || !addresses.every(({ address }) => isAllowed(address, port))) return callback(new RefusedAddress(), "", 0);
        if (options.all) return callback(null, addresses);
        return callback(null, first.address, first.family);
      });
    const send = url.protocol === "https:" ? httpsRequest : httpRequest;
    const headers = { "user-agent": userAgent, accept: "text/html,*/*;q=0.8" };
    const request = send(url, { method, lookup, signal, headers, agent: false, maxHeaderSize: 32_768 }, (response) => {
      answer({ status: response.statusCode ?? 0, ...(response.headers.location && { location: response.headers.location }) });
      response.destroy();
    });
    request.on("error", reject);
    request.end();
    return promise;
  };
}
