import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { loanOfficers } from "#app/features/officers/tables/loan-officers.server.ts";
import type { Language } from "#lib/translations.ts";
import { users } from "#platform/accounts/tables/staff.server.ts";

/** The language that an officer reads mail in: that of their account, if it has chosen one, else what the office noted. For a query of officers. */
export const officerLanguage = sql<Language>`coalesce((select ${users.language} from ${users} where ${and(
  eq(users.loanOfficerId, loanOfficers.loanOfficerId),
  isNull(users.suspendedAt),
  isNotNull(users.language),
)} order by ${users.id} limit 1), ${loanOfficers.mailLanguage})`;
