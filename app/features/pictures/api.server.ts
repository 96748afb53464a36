import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { choice, optionalText } from "#lib/fields.ts";
import { operation } from "#platform/api/operation.server.ts";
import { pagedQuery, totals } from "#platform/api/paging.server.ts";
import { recordResponse } from "#platform/api/record-response.server.ts";
import { dataWasDeleted, dataWasUpdated, namedPicture, pictureFocus } from "#platform/api/saving.server.ts";
import { findDefinition } from "#platform/content/definition.server.ts";
import { listUses, picturedKinds } from "#platform/content/picture-uses.server.ts";
import { images } from "#platform/images/tables/images.server.ts";
import { storeUpload, uploadedOrNamed } from "#platform/images/upload.server.ts";
import { pictureFilters } from "./picture-list.ts";
import { replacePicture } from "./replace.server.ts";
import { labelList, pictureName, picturePatch, replacementInput } from "./schema.ts";
import { deletePicture, getPicture, labelPicture, listLabels, listPictures, updatePicture } from "./service.server.ts";

const reading = { access: "content.read", tag: "Images" } as const;
const writing = { access: "content.write", tag: "Images" } as const;
const pictureDto = recordResponse(images);
const byName = z.object({ name: pictureName });

/** The most uses that are listed for one picture. */
const mostUses = 200;

export const imageOperations = [
  operation({
    method: "get",
    path: "/api/images",
    ...reading,
    summary: "The library: stored pictures, newest first, found by what they show and by the names of the records that use them",
    query: pagedQuery
      .omit({ lang: true })
      .extend({ show: choice("show", pictureFilters).default("all"), label: optionalText("label", 40).default("") }),
    returns: {
      pictureListVm: z.array(pictureDto.extend({ useCount: z.int(), title: z.string() })),
      labelListVm: z.array(z.string()).meta({ description: "Every label in the library" }),
      ...totals,
    },
    handle: async ({ db, definitions, may, query: { pageNumber, pageSize, ...filter } }) => {
      const { pictures, ...rest } = await listPictures(db, definitions, filter, { pageNumber, pageSize: Math.min(pageSize, 100) }, may);
      return { pictureListVm: pictures, labelListVm: await listLabels(db), ...rest };
    },
  }),
  operation({
    method: "get",
    path: "/api/image",
    ...reading,
    summary: "A stored picture: what it shows, and what must stay in its crops, in hundredths of its width and height",
    query: byName,
    returns: { focus: z.object({ x: z.int(), y: z.int() }), pictureDto },
    handle: async ({ db, query: { name } }) => {
      const picture = await getPicture(db, name);
      return { focus: { x: picture.focusX, y: picture.focusY }, pictureDto: picture };
    },
  }),
  operation({
    method: "get",
    path: "/api/image/uses",
    ...reading,
    summary:
      "What a stored picture is needed for: records that show it, drafts, records in the Trash, and former states that can be restored",
    query: byName,
    returns: {
      useListVm: z.array(
        z.object({ entity: z.string(), entityId: z.int(), title: z.string(), place: z.enum(["record", "trash", "former", "draft"]) }),
      ),
      bytes: z.int(),
    },
    handle: async ({ db, storage, definitions, may, query: { name } }) => {
      await getPicture(db, name);
      const uses = await listUses(db, picturedKinds(definitions), name, mostUses);
      const file = await storage.read(name);
      const mayRead = (entity: string) => may(findDefinition(definitions, entity)?.permissions.read ?? "accounts.manage");
      return { useListVm: uses.map((use) => (mayRead(use.entity) ? use : { ...use, title: "" })), bytes: file?.length ?? 0 };
    },
  }),
  operation({
    method: "post",
    path: "/api/image",
    ...writing,
    summary: "Store a picture that a text will show, as /resources/{image}; one without labels that no text shows is removed again",
    encodings: ["multipart"],
    body: z.object({ labels: labelList.optional() }),
    returns: { image: z.string() },
    handle: async ({ db, storage, image, body: { labels } }) => {
      const stored = await storeUpload({ db, storage, image });
      if (labels) await labelPicture(db, stored.image, labels);
      return stored;
    },
  }),
  operation({
    method: "put",
    path: "/api/image",
    ...writing,
    summary: "Say what a stored picture shows, and what must stay in its crops",
    body: picturePatch.extend({ imageFocus: pictureFocus }),
    returns: { pictureDto },
    handle: async ({ db, body: { name, version, imageFocus: focus, ...patch } }) => ({
      message: dataWasUpdated,
      pictureDto: await updatePicture(db, name, { ...patch, focus }, version),
    }),
  }),
  operation({
    method: "post",
    path: "/api/image/replace",
    ...writing,
    summary: "Show another picture, sent or stored already, in every record that uses this one; each can be undone from its history",
    encodings: ["multipart", "json"],
    body: replacementInput.extend({ image: namedPicture, imageFocus: pictureFocus }),
    refuses: ["inUse"],
    returns: { pictureDto, replacedCount: z.int() },
    handle: async ({ db, storage, definitions, actor, may, image, body: { image: named, imageFocus: focus, translations, ...wish } }) => {
      await getPicture(db, wish.name);
      const replacement = await uploadedOrNamed(db, storage, image, named, "image");
      if (!replacement || replacement === wish.name)
        throw AppError.field("image", { en: "Choose another picture", es: "Elija otra imagen" });
      const spanishAlt = translations?.es.alt ?? "";
      const { picture, replacedCount } = await replacePicture(db, definitions, { ...wish, replacement, spanishAlt, focus }, { actor, may });
      return { pictureDto: picture, replacedCount };
    },
  }),
  operation({
    method: "delete",
    path: "/api/image",
    ...writing,
    summary: "Delete a picture that nothing uses and that no state needs which can be restored",
    query: byName,
    refuses: ["inUse"],
    handle: async ({ db, definitions, actor, query: { name } }) => {
      await deletePicture(db, definitions, name, actor);
      return { message: dataWasDeleted };
    },
  }),
];
