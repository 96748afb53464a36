import { z } from "zod";
import { readSettings } from "#app/features/settings/settings.server.ts";
import { bulkAction, bulkResponse } from "#lib/bulk.ts";
import { choice } from "#lib/fields.ts";
import type { Language } from "#lib/translations.ts";
import { usStates } from "#lib/us-states.ts";
import { listQuery, operation } from "#platform/api/operation.server.ts";
import { withPreview } from "#platform/api/preview.server.ts";
import { recordOperations } from "#platform/api/record-operations.server.ts";
import { dataWasUpdated, moveInput, namedPicture, pictureFocus } from "#platform/api/saving.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import type { Log } from "#platform/log.server.ts";
import { loanOfficerDefinition } from "./definition.server.ts";
import { listDirectory } from "./directory.server.ts";
import { filterChoices } from "./directory-search.ts";
import { withOfferedSpecialties } from "./offered-specialties.ts";
import { showOfficer } from "./preview.server.ts";
import { loanOfficer } from "./responses.server.ts";
import { loanOfficerInput } from "./schema.ts";
import {
  changeOfficers,
  createOfficer,
  deleteOfficer,
  findActiveOfficer,
  getOfficer,
  listOfficers,
  moveOfficer,
  officerActions,
  updateOfficer,
} from "./service.server.ts";
import { specialties } from "./specialties.ts";
import { spokenLanguages } from "./spoken-languages.ts";

const tag = "Loan officers";

const { read, create, update, remove } = recordOperations({
  definition: loanOfficerDefinition,
  name: "loanOfficerDto",
  response: loanOfficer,
  input: loanOfficerInput.extend({ image1: namedPicture, imageFocus: pictureFocus }),
  picture: "image1",
  tag,
  summaries: {
    read: "One loan officer",
    create: "Add a loan officer",
    update: "Change a loan officer",
    delete: "Delete a loan officer; the record can be restored from its revisions",
  },
  read: ({ db, log, may, id, lang }) => (may("content.read") ? getOfficer(db, id) : findShownOfficer(db, log, id, lang)),
  create: createOfficer,
  update: updateOfficer,
  remove: deleteOfficer,
});

async function findShownOfficer(db: Db, log: Log, id: number, language: Language) {
  const officer = await findActiveOfficer(db, id, language);
  return officer && withOfferedSpecialties(officer, await readSettings(db, language, log));
}

export const loanOfficerOperations = [
  operation({
    method: "get",
    path: "/api/loanofficer",
    access: "visitor",
    tag,
    summary:
      "The active loan officers, those who speak a language, know a subject, are licensed in a state or can be booked online; to staff, all of them by search alone",
    query: listQuery.extend({
      speaks: choice("speaks", spokenLanguages).optional(),
      specialty: choice("specialty", specialties).optional(),
      state: choice("state", usStates).optional(),
      calendar: choice("calendar", filterChoices.calendar).optional(),
    }),
    returns: { listLoanOfficersListVm: z.array(loanOfficer) },
    handle: async ({ db, log, may, query: { filterKey: search, lang, speaks, specialty, state, calendar } }) => ({
      listLoanOfficersListVm: may("content.read")
        ? await listOfficers(db, search)
        : await listDirectory(
            db,
            log,
            lang,
            { search, speaks: speaks ?? "", specialty: specialty ?? "", state: state ?? "", calendar: calendar ?? "" },
            new Date(),
          ),
    }),
  }),
  read,
  ...withPreview(create, showOfficer),
  ...withPreview(update, showOfficer),
  operation({
    method: "put",
    path: "/api/loanofficer/order",
    access: "content.write",
    tag,
    summary: "Put a loan officer before another one in the directory, or last",
    body: moveInput,
    refuses: ["conflict"],
    handle: async ({ db, actor, body }) => {
      await moveOfficer(db, body.id, body.before, actor);
      return { message: dataWasUpdated };
    },
  }),
  operation({
    method: "put",
    path: "/api/loanofficer/bulk",
    access: "content.write",
    tag,
    summary: "Activate, deactivate or delete up to 100 loan officers; the response names each one that was refused",
    body: bulkAction(officerActions),
    returns: bulkResponse,
    handle: ({ db, actor, body: { action, records } }) => changeOfficers(db, action, records, actor),
  }),
  remove,
];
