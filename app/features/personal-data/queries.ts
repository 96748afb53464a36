import { callApi } from "#app/admin-kit/api-client.ts";
import type { EraseInput, Holdings, PersonInput } from "./schema.ts";

const post = <Answer>(what: string, body: object) => callApi<Answer>(`/api/personaldata/${what}`, { method: "POST", body });

export const findPerson = async (person: PersonInput) => (await post<{ holdings: Holdings }>("find", person)).holdings;

export const exportPerson = async (person: PersonInput) => (await post<{ personalData: object }>("export", person)).personalData;

export const erasePerson = (erasure: EraseInput) => post<{ message: string }>("erase", erasure);
