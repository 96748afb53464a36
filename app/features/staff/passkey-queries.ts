import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { queryOptions } from "@tanstack/react-query";
import { callApi } from "#app/admin-kit/api-client.ts";
import { makePasskey } from "#app/admin-kit/passkey.ts";
import type { StoredUser } from "#app/admin-kit/stored-user.ts";

const path = "/api/profile/passkeys";

export type OwnPasskey = { passkeyId: number; name: string; createdAt: string; lastUsedAt: string | null };

export const ownFactorsKey = ["own-factors"];

export const ownFactorsQuery = queryOptions({
  queryKey: ownFactorsKey,
  queryFn: (asked) => callApi<{ passkeyListVm: OwnPasskey[]; hasAuthenticator: boolean }>(path, asked),
});

/** Asks the server, then the browser, then the server: the password first, so that nobody makes a passkey in vain. */
export async function addPasskey({ password, name }: { password: string; name: string }) {
  const begun = await callApi<{ options: PublicKeyCredentialCreationOptionsJSON }>(`${path}/options`, {
    method: "POST",
    body: { password },
  });
  const response = await makePasskey(begun.options);
  return callApi<{ message: string; user: StoredUser }>(path, { method: "POST", body: { name, response } });
}

export const renamePasskey = (id: number, name: string) => callApi<{ message: string }>(`${path}/${id}`, { method: "PUT", body: { name } });
export const removePasskey = (id: number, password: string) =>
  callApi<{ message: string }>(`${path}/${id}/remove`, { method: "POST", body: { password } });

const rule = "/api/second-factor-rule";

export const secondFactorRuleKey = ["second-factor-rule"];

export const secondFactorRuleQuery = queryOptions({
  queryKey: secondFactorRuleKey,
  queryFn: (asked) => callApi<{ isRequired: boolean }>(rule, asked),
});

export const changeSecondFactorRule = (isRequired: boolean) => callApi<{ message: string }>(rule, { method: "PUT", body: { isRequired } });
