import { queryOptions } from "@tanstack/react-query";
import { type ApiResponse, callApi } from "#app/admin-kit/api-client.ts";
import { askForPasskey, makePasskey } from "#app/admin-kit/passkey.ts";
import type { OwnerProofInput } from "./schema.ts";

export const ownFactorsKey = ["own-factors"];

export const ownFactorsQuery = queryOptions({
  queryKey: ownFactorsKey,
  queryFn: (context) => callApi("GET /api/profile/passkeys", context),
});

export type OwnFactors = { totp: boolean; passkey: boolean };

export const factorsIn = ({ hasAuthenticator, passkeyListVm }: ApiResponse<"GET /api/profile/passkeys">): OwnFactors => ({
  totp: hasAuthenticator,
  passkey: passkeyListVm.length > 0,
});

export async function provePasskey() {
  const { options } = await callApi("POST /api/profile/passkeys/challenge");
  return askForPasskey(options);
}

/** Sends the proof first, so that no passkey is made in vain. */
export async function addPasskey(proof: OwnerProofInput, name: string) {
  const { options } = await callApi("POST /api/profile/passkeys/options", { body: proof });
  const response = await makePasskey(options);
  return callApi("POST /api/profile/passkeys", { body: { name, response } });
}

export const renamePasskey = (id: number, name: string) => callApi("PUT /api/profile/passkeys/:id", { id, body: { name } });
export const removePasskey = (id: number, proof: OwnerProofInput) => callApi("POST /api/profile/passkeys/:id/remove", { id, body: proof });

export const secondFactorRuleKey = ["second-factor-rule"];

export const secondFactorRuleQuery = queryOptions({
  queryKey: secondFactorRuleKey,
  queryFn: (context) => callApi("GET /api/second-factor-rule", context),
});

export const changeSecondFactorRule = (isRequired: boolean) => callApi("PUT /api/second-factor-rule", { body: { isRequired } });
