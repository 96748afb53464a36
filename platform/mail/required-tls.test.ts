import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, it } from "vitest";
import { startMailServer } from "#test/mail-server.ts";
import { readMailbox } from "./mailbox.server.ts";
import { isOwnMachine, requireTls } from "./required-tls.server.ts";
import { smtpTransport } from "./transport.server.ts";

it.each([
  ["smtp://localhost:1025", true],
  ["smtp://127.0.0.1", true],
  ["imap://a%40b:c@[::1]/INBOX", true],
  ["smtp://mail.example", false],
  ["smtp://127.0.0.1.evil.example", false],
  ["imap://10.0.0.7", false],
])("%s is this machine: %s", (url, isOwn) => expect(isOwnMachine(url)).toBe(isOwn));

it.each([
  ["smtp://user:p%40ss@mail.example:587", "smtp://user:p%40ss@mail.example:587?requireTLS=true"],
  ["smtp://mail.example?ignoreTLS=true&requireTLS=false&name=x", "smtp://mail.example?name=x&requireTLS=true"],
  ["smtps://mail.example?secure=false", "smtps://mail.example"],
  ["smtp://localhost:1025?ignoreTLS=true", "smtp://localhost:1025?ignoreTLS=true"],
])("%s is used as %s", (given, used) => expect(requireTls(given)).toBe(used));

/** Reaches this machine, and is none of its names. */
const elsewhere = "0.0.0.0";

it("hands no mail to another machine's server that offers no encryption", async () => {
  const server = await startMailServer();
  const mail = {
    from: { name: "Site", address: "site@umbral.example" },
    to: [{ name: "Ana", address: "ana@example.com" }],
    subject: "x",
    text: "x",
  };
  const [plain, local] = [server.url.replace("127.0.0.1", elsewhere), server.url].map((url) => smtpTransport(url));
  expect(await plain?.({ ...mail, html: "x" }, "<a@b>")).toMatchObject({ outcome: "failed", reason: expect.stringContaining("secure") });
  expect(server.arrived).toEqual([]);
  expect(await local?.({ ...mail, html: "x" }, "<a@b>")).toMatchObject({ outcome: "sent" });
  await server.close();
});

it("gives no password to another machine's mailbox that offers no encryption", async () => {
  const received: string[] = [];
  const server = createServer((socket) => {
    socket.on("error", () => {});
    socket.write("* OK [CAPABILITY IMAP4rev1 AUTH=PLAIN] ready\r\n");
    socket.setEncoding("utf8").on("data", (text: string) => {
      received.push(text);
      const [tag] = text.split(" ");
      socket.write(`* CAPABILITY IMAP4rev1 AUTH=PLAIN\r\n${tag} OK done\r\n`);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const reader = { shouldRead: async () => false, take: async () => false };
  await expect(readMailbox({ url: `imap://ana:hunter2@${elsewhere}:${port}`, authservId: undefined }, reader)).rejects.toThrow(/STARTTLS/);
  expect(received.join()).not.toMatch(/LOGIN|AUTHENTICATE|hunter2/);
  server.close();
});
