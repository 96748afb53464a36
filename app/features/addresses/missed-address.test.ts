import { expect, it } from "vitest";
import { isWorthKeeping } from "./missed-address.ts";

it.each([
  "/services.html",
  "/index.php",
  "/es/inicio.aspx",
  "/blog/2019/05/rates",
  "/va-loans-84101",
  "/our-team",
  "/2019/05/12/rates-fell",
  "/homepurchasecalculator.html",
  "/pr%C3%A9stamos",
  "/first-time-home-buyer-guide-2024",
  "/5-1-arm-vs-7-1-arm-in-2024",
])("keeps %s", (path) => expect(isWorthKeeping(path)).toBe(true));

it.each([
  "/ana@example.com",
  "/unsubscribe/ana%40example.com",
  "/ana%2540example.com",
  `/ana%${"25".repeat(9)}40example.com`,
  "/100%25",
  `/${encodeURIComponent("ana＠example.com")}`,
  `/${encodeURIComponent("１２３４５６")}`,
  `/${encodeURIComponent("٨٠١-٥٥٥-٠١٤٢")}`,
  "/123/45/6789",
  "/dob/1985/04/12",
  "/reset/qwmzkxjvbptrlsdhgnfyucaoei",
  "/call/8015550142",
  "/call/(801)555-0142",
  "/call/801_555_0142",
  "/call/801%20555%200142",
  "/call/801/555/0142",
  "/call/555-0142",
  "/reset/a8f3kd93bq71xz0p",
  "/unsubscribe/3f2b8c1e-9d4a-4c7b-8e21-5a6f7b8c9d0e",
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
