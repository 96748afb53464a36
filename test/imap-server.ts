import { execFileSync, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ImapFlow } from "imapflow";

const searchPath = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` };

/** Whether the tests can have a real IMAP server; the package is dovecot-imapd. */
export const hasImapServer = spawnSync("sh", ["-c", "command -v dovecot"], { env: searchPath }).status === 0;

const user = "replies@umbral.example";
const password = "a password for tests";

/** A real Dovecot with one empty mailbox, on a port and in a folder of its own. */
export async function startImapServer() {
  const folder = mkdtempSync(join(tmpdir(), "umbral-imap-"));
  const port = await freePort();
  // Dovecot serves no mail to root, and changes its user only as root.
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot ? "nobody" : execFileSync("id", ["-un"], { encoding: "utf8" }).trim();
  const idOf = (flag: string) => Number(execFileSync("id", [flag, owner], { encoding: "utf8" }));
  mkdirSync(join(folder, "mail"));
  chmodSync(folder, 0o755);
  if (isRoot) chownSync(join(folder, "mail"), idOf("-u"), idOf("-g"));
  writeFileSync(join(folder, "users"), `${user}:{PLAIN}${password}::::::\n`, { mode: 0o644 });
  writeFileSync(join(folder, "dovecot.conf"), configuration({ folder, port, owner, uid: idOf("-u"), gid: idOf("-g"), isRoot }));
  const server = spawn("dovecot", ["-F", "-c", join(folder, "dovecot.conf")], { env: searchPath, stdio: "ignore" });
  const exit = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const url = `imap://${encodeURIComponent(user)}:${encodeURIComponent(password)}@127.0.0.1:${port}/INBOX`;

  async function withMailbox<Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
    const client = new ImapFlow({ host: "127.0.0.1", port, secure: false, auth: { user, pass: password }, logger: false });
    client.on("error", () => {});
    await client.connect();
    const lock = await client.getMailboxLock("INBOX");
    try {
      return await work(client);
    } finally {
      lock.release();
      await client.logout();
    }
  }

  for (let tries = 0; ; tries++) {
    const isReady = await withMailbox(async () => true).catch(() => false);
    if (isReady) break;
    if (server.exitCode !== null || tries > 200) throw new Error(`Dovecot did not start:\n${readFileSync(join(folder, "log"), "utf8")}`);
    await sleep(50);
  }
  return {
    url,
    /** Puts a mail into the mailbox, as a mail server would. */
    deliver: (mail: string) => withMailbox((client) => client.append("INBOX", mail.replace(/\r?\n/g, "\r\n"))),
    /** The Message-IDs in the mailbox, and whether they were seen. */
    mails: () =>
      withMailbox(async (client) => {
        const mails = await client.fetchAll("1:*", { envelope: true, flags: true });
        return mails.map(({ envelope, flags }) => [envelope?.messageId, flags?.has("\\Seen") ?? false]);
      }),
    stop: async () => {
      server.kill("SIGTERM");
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

type Options = { folder: string; port: number; owner: string; uid: number; gid: number; isRoot: boolean };

const configuration = ({ folder, port, owner, uid, gid, isRoot }: Options) => `
base_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${folder}/mail
mail_uid = ${uid}
mail_gid = ${gid}
first_valid_uid = 1
first_valid_gid = 1
${isRoot ? "" : `default_internal_user = ${owner}\ndefault_login_user = ${owner}\ndefault_internal_group = ${execFileSync("id", ["-gn"], { encoding: "utf8" }).trim()}`}
passdb {
  driver = passwd-file
  args = scheme=PLAIN username_format=%u ${folder}/users
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${folder}/mail
}
service imap-login {
  ${isRoot ? "" : "chroot ="}
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  ${isRoot ? "" : "chroot ="}
}
service stats {
  ${isRoot ? "" : "chroot ="}
}
`;

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}
