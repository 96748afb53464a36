import { expect, it } from "vitest";
import { isWorthKeeping } from "./missed-address.ts";

it.each(["/services.html", "/index.php", "/es/inicio.aspx", "/blog/2019/05/rates", "/va-loans-84101", "/our-team"])("keeps %s", (path) =>
  expect(isWorthKeeping(path)).toBe(true),
);

it.each([
  "/ana@example.com",
  "/unsubscribe/ana%40example.com",
  "/call/8015550142",
  "/call-801-555-0142",
  "/801.555.0142",
  "/ssn/123-45-6789",
  "/application/20260131",
  `/${"a".repeat(200)}`,
])("keeps nothing that may be personal, and no long address: %s", (path) => expect(isWorthKeeping(path)).toBe(false));

it.each([
  "/wp-login.php",
  "/blog/wp-admin/setup.php",
  "/xmlrpc.php",
  "/.env",
  "/api/.env",
  "/.git/config",
  "/backup.zip",
  "/phpmyadmin",
  "/cgi-bin/x",
])("keeps no scanner's address: %s", (path) => expect(isWorthKeeping(path)).toBe(false));
