import { callApi } from "#app/admin-kit/api-client.ts";
import type { EraseInput, PersonInput } from "./schema.ts";

export const findPerson = async (person: PersonInput) => (await callApi("POST /api/personaldata/find", { body: person })).holdings;

export const exportPerson = async (person: PersonInput) => (await callApi("POST /api/personaldata/export", { body: person })).personalData;

export const erasePerson = (erasure: EraseInput) => callApi("POST /api/personaldata/erase", { body: erasure });
