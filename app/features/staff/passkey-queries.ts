import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { makePasskey } from "#app/admin-kit/passkey.ts";

export const ownFactorsKey = ["own-factors"];

export const ownFactorsQuery = queryOptions({
  queryKey: ownFactorsKey,
  queryFn: (context) => callApi("GET /api/profile/passkeys", context),
});

/** Asks the server, then the browser, then the server: the password first, so that nobody makes a passkey in vain. */
export async function addPasskey({ password, name }: { password: string; name: string }) {
  const { options } = await callApi("POST /api/profile/passkeys/options", { body: { password } });
  const response = await makePasskey(options);
  return callApi("POST /api/profile/passkeys", { body: { name, response } });
}

export const renamePasskey = (id: number, name: string) => callApi("PUT /api/profile/passkeys/:id", { id, body: { name } });
export const removePasskey = (id: number, password: string) => callApi("POST /api/profile/passkeys/:id/remove", { id, body: { password } });

export const secondFactorRuleKey = ["second-factor-rule"];

export const secondFactorRuleQuery = queryOptions({
  queryKey: secondFactorRuleKey,
  queryFn: (context) => callApi("GET /api/second-factor-rule", context),
});

export const changeSecondFactorRule = (isRequired: boolean) => callApi("PUT /api/second-factor-rule", { body: { isRequired } });
