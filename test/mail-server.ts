import { randomUUID } from "node:crypto";
import type { AddressInfo, Socket } from "node:net";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream } from "smtp-server";

/** What the server does with the next mails. */
export type Behaviour =
  | "accept"
  | "refuse-later"
  | "refuse-for-good"
  | "refuse-recipient"
  | "refuse-sender"
  | "stall"
  | "stall-recipient"
  | "drop-before-data"
  | "drop-after-data";

export type ArrivedMail = {
  messageId: string;
  recipients: string[];
  raw: string;
  parsed: Email;
  connectedAt: number;
  /** The yes that the server gave for it, each its own; undefined if it hung up instead. */
  reply: string | undefined;
};

/** A real mail server in this process. What it was handed whole counts as arrived, also when it hung up without saying so. */
export async function startMailServer(port = 0) {
  const arrivedMails: ArrivedMail[] = [];
  const current = { behaviour: "accept" as Behaviour, tries: 0 };
  const connectedAt = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    closeTimeout: 50,
    onConnect: ({ id }, callback) => {
      connectedAt.set(id, Date.now());
      callback();
    },
    onMailFrom: (_address, session, callback) => {
      current.tries++;
      if (current.behaviour === "stall") return;
      if (current.behaviour === "drop-before-data") return hangUp(server, session.id);
      if (current.behaviour === "refuse-sender") return callback(reply(553, "Sender address rejected: not owned by user"));
      if (current.behaviour === "refuse-later") return callback(reply(451, "Try again later"));
      callback();
    },
    onRcptTo: ({ address }, _session, callback) => {
      if (current.behaviour === "stall-recipient" && address.startsWith("slow")) return;
      const refusal =
        current.behaviour === "refuse-for-good" || (current.behaviour === "refuse-recipient" && address.startsWith("officer"));
      callback(refusal ? reply(550, `No mailbox ${address}`) : undefined);
    },
    onData: async (stream, session, callback) => {
      const rawMail = await read(stream).catch(() => undefined);
      // The client has hung up in the middle: nothing has arrived.
      if (rawMail === undefined) return;
      const parsedMail = await PostalMime.parse(rawMail);
      const socket = current.behaviour === "drop-after-data" ? undefined : socketOf(server, session.id);
      const reply = socket?.writable ? `Taken as ${randomUUID()}` : undefined;
      arrivedMails.push({
        raw: rawMail,
        parsed: parsedMail,
        messageId: parsedMail.messageId ?? "",
        recipients: session.envelope.rcptTo.map(({ address }) => address),
        connectedAt: connectedAt.get(session.id) ?? 0,
        reply,
      });
      if (reply) callback(null, reply);
      else hangUp(server, session.id);
    },
  });
  server.on("error", () => {});
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: freePort } = server.server.address() as AddressInfo;
  return {
    arrived: arrivedMails,
    current,
    port: freePort,
    url: `smtp://127.0.0.1:${freePort}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}

function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function socketOf(server: SMTPServer, id: string): Socket | undefined {
  const { connections } = server as unknown as { connections: Set<{ id: string; _socket: Socket }> };
  for (const connection of connections) if (connection.id === id) return connection._socket;
}

function hangUp(server: SMTPServer, id: string): void {
  socketOf(server, id)?.destroy();
}

async function read(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString("utf8");
}
