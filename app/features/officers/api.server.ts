import { z } from "zod";
import { bulkAction, bulkAnswer } from "#lib/bulk.ts";
import { AppError } from "#lib/errors.ts";
import { choice } from "#lib/fields.ts";
import { languageQuery, listQuery, operation } from "#platform/api/operation.server.ts";
import { withPreview } from "#platform/api/preview.server.ts";
import {
  changeOf,
  dataWasCreated,
  dataWasDeleted,
  dataWasUpdated,
  moveInput,
  namedPicture,
  pictureFocus,
} from "#platform/api/saving.server.ts";
import { uploadedOrNamed } from "#platform/images/upload.server.ts";
import { loanOfficer } from "./answers.server.ts";
import { listDirectory } from "./directory.server.ts";
import { showOfficer } from "./preview.server.ts";
import { loanOfficerInput, loanOfficerPatch } from "./schema.ts";
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

export const loanOfficerOperations = [
  operation({
    method: "get",
    path: "/api/loanofficer",
    access: "visitor",
    tag,
    summary: "The active loan officers, those who speak a language or know a subject; to staff, all of them by search alone",
    query: listQuery.extend({
      speaks: choice("speaks", spokenLanguages).optional(),
      specialty: choice("specialty", specialties).optional(),
    }),
    returns: { listLoanOfficersListVm: z.array(loanOfficer) },
    handle: async ({ db, log, may, query: { filterKey: search, lang, speaks, specialty } }) => ({
      listLoanOfficersListVm: may("content.read")
        ? await listOfficers(db, search)
        : await listDirectory(db, log, lang, { search, speaks: speaks ?? "", specialty: specialty ?? "" }, new Date()),
    }),
  }),
  operation({
    method: "get",
    path: "/api/loanofficer/:id",
    access: "visitor",
    tag,
    summary: "One loan officer",
    query: languageQuery,
    returns: { loanOfficerDto: loanOfficer },
    handle: async ({ db, may, id, query }) => {
      const officer = may("content.read") ? await getOfficer(db, id) : await findActiveOfficer(db, id, query.lang);
      if (!officer)
        throw new AppError("notFound", { en: `Loan officer ${id} does not exist`, es: `No se encontró el oficial de préstamos ${id}` });
      return { loanOfficerDto: officer };
    },
  }),
  ...withPreview(
    operation({
      method: "post",
      path: "/api/loanofficer",
      access: "content.write",
      tag,
      summary: "Add a loan officer",
      encodings: ["multipart", "json"],
      body: loanOfficerInput.extend({ image1: namedPicture, imageFocus: pictureFocus }),
      returns: { loanOfficerDto: loanOfficer },
      handle: async ({ db, storage, actor, body: { image1: named, ...input }, image }) => {
        const picture = await uploadedOrNamed(db, storage, image, named, "image1");
        return { message: dataWasCreated, loanOfficerDto: await createOfficer(db, { ...input, image1: picture }, actor) };
      },
    }),
    showOfficer,
  ),
  ...withPreview(
    operation({
      method: "put",
      path: "/api/loanofficer",
      access: "content.write",
      tag,
      summary: "Change a loan officer",
      encodings: ["multipart", "json"],
      body: loanOfficerPatch.extend({ image1: namedPicture, imageFocus: pictureFocus, ...changeOf("loanOfficerId") }),
      returns: { loanOfficerDto: loanOfficer },
      handle: async ({ db, storage, actor, body: { loanOfficerId, version, image1: named, ...patch }, image }) => {
        const picture = await uploadedOrNamed(db, storage, image, named, "image1");
        const savedOfficer = await updateOfficer(db, loanOfficerId, { ...patch, image1: picture }, actor, version);
        return { message: dataWasUpdated, loanOfficerDto: savedOfficer };
      },
    }),
    showOfficer,
  ),
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
    summary: "Activate, deactivate or delete up to 100 loan officers; what is refused is told officer by officer",
    body: bulkAction(officerActions),
    returns: bulkAnswer,
    handle: ({ db, actor, body: { action, records } }) => changeOfficers(db, action, records, actor),
  }),
  operation({
    method: "delete",
    path: "/api/loanofficer/:id",
    access: "content.write",
    tag,
    summary: "Delete a loan officer; the record can be restored from its revisions",
    handle: async ({ db, actor, id }) => {
      await deleteOfficer(db, id, actor);
      return { message: dataWasDeleted };
    },
  }),
];
