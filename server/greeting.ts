import type { Config } from "#platform/config.server.ts";
import type { FirstOwner } from "./installation/first-owner.ts";

/** What a person at the terminal wants to know after a start. The password is shown here and never again. */
export function greetingText(config: Config, port: number, owner: FirstOwner | undefined): string {
  const base = config.publicUrl ?? `http://localhost:${port}`;
  const lines = ["", "  Umbral is running.", `  Site   ${base}/  and in Spanish ${base}/es`, `  Admin  ${base}/admin`];
  if (owner?.password)
    lines.push("", `  First owner: ${owner.email}`, `  Password:    ${owner.password}   (shown only now; change it after signing in)`);
  else if (owner) lines.push("", `  First owner: ${owner.email}, with the password from ADMIN_PASSWORD`);
  return [...lines, ""].join("\n");
}
