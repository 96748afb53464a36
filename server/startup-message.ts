import type { Config } from "#platform/config.server.ts";
import type { FirstOwner } from "./installation/first-owner.ts";

export function startupText(config: Config, port: number): string {
  const base = config.publicUrl ?? `http://localhost:${port}`;
  return ["", "  Umbral is running.", `  Site   ${base}/  and in Spanish ${base}/es`, `  Admin  ${base}/admin`, ""].join("\n");
}

/** The password is shown only here. */
export function firstOwnerText({ email, password }: FirstOwner): string {
  if (password === undefined) return `\n  First owner: ${email}, with the password from ADMIN_PASSWORD\n`;
  return `\n  First owner: ${email}\n  Password:    ${password}   (shown only now; change it after signing in)\n`;
}
