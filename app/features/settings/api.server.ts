import { z } from "zod";
import { AppError } from "#lib/errors.ts";
import { listQuery, operation } from "#platform/api/operation.server.ts";
import { type PreviewPage, withPreview } from "#platform/api/preview.server.ts";
import { changeOf, dataWasDeleted, dataWasUpdated } from "#platform/api/saving.server.ts";
import type { Db } from "#platform/database/db.server.ts";
import { saveOffice } from "./office.server.ts";
import { officeInput } from "./office-schema.ts";
import { webResource, webResourceCategory } from "./responses.server.ts";
import { webResourceInput, webResourcePatch } from "./schema.ts";
import { createResource, deleteResource, getResource, listResourceCategories, listResources, updateResource } from "./service.server.ts";
import { settingPage } from "./setting-page.ts";

const reading = { access: "content.read", tag: "Web resources" } as const;
const writing = { access: "settings.write", tag: "Web resources" } as const;

/** Forms send Context, Value and WebResourceId with a capital; both spellings are taken. */
const anyCapital = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess(
      (fields) =>
        typeof fields === "object" && fields !== null
          ? Object.fromEntries(Object.entries(fields).map(([name, value]) => [name.charAt(0).toLowerCase() + name.slice(1), value]))
          : fields,
      schema,
    )
    .meta({ description: "The names may start with a capital: Context, Value, WebResourceId, WebResourceCategoryId" });

const noPage = { en: "No page shows this setting", es: "Ninguna página muestra este ajuste" };

/** A page that shows the setting. */
async function showSetting(tx: Db, { webResourceDto }: { webResourceDto: { webResourceId: number } }): Promise<PreviewPage> {
  const path = settingPage((await getResource(tx, webResourceDto.webResourceId)).context);
  if (!path) throw AppError.field("context", noPage);
  return { path };
}

/** The page that shows most facts of the office. */
const showOffice = async (): Promise<PreviewPage> => ({ path: "/contact-us" });

export const webResourceOperations = [
  operation({
    method: "get",
    path: "/api/webresource",
    documentedPath: "/api/WebResource",
    ...reading,
    summary: "The settings and short texts of the site, and their categories",
    query: listQuery,
    returns: { webResourceListVm: z.array(webResource), webResourceCategoryListVm: z.array(webResourceCategory) },
    handle: async ({ db, query }) => ({
      webResourceListVm: await listResources(db, query.filterKey),
      webResourceCategoryListVm: await listResourceCategories(db),
    }),
  }),
  operation({
    method: "get",
    path: "/api/webresource/:id",
    documentedPath: "/api/WebResource/:id",
    ...reading,
    summary: "One web resource",
    returns: { webResourceDto: webResource },
    handle: async ({ db, id }) => ({ webResourceDto: await getResource(db, id) }),
  }),
  ...withPreview(
    operation({
      method: "post",
      path: "/api/webresource",
      documentedPath: "/api/WebResource",
      ...writing,
      summary: "Add a web resource; its context is unique",
      body: anyCapital(webResourceInput),
      returns: { webResourceDto: webResource },
      handle: async ({ db, body, actor }) => ({
        message: { en: "Resource was added successfully", es: "El recurso se agregó correctamente" },
        webResourceDto: await createResource(db, body, actor),
      }),
    }),
    showSetting,
  ),
  ...withPreview(
    operation({
      method: "put",
      path: "/api/webresource",
      documentedPath: "/api/WebResource",
      ...writing,
      summary: "Change a web resource; the sensitive ones are the owner's to change",
      body: anyCapital(webResourcePatch.extend(changeOf("webResourceId"))),
      returns: { webResourceDto: webResource },
      handle: async ({ db, body: { webResourceId, version, ...patch }, actor }) => ({
        message: { en: "Resource was edited successfully", es: "El recurso se editó correctamente" },
        webResourceDto: await updateResource(db, webResourceId, patch, actor, version),
      }),
    }),
    showSetting,
  ),
  ...withPreview(
    operation({
      method: "put",
      path: "/api/office",
      ...writing,
      summary: "Change several facts of the office at once, all or none: name, numbers, address, licenses, hours, links",
      body: officeInput,
      returns: { webResourceListVm: z.array(webResource) },
      handle: async ({ db, body, actor }) => ({
        message: dataWasUpdated,
        webResourceListVm: await saveOffice(db, body.resources, actor),
      }),
    }),
    showOffice,
  ),
  operation({
    method: "delete",
    path: "/api/webresource/:id",
    documentedPath: "/api/WebResource/:id",
    ...writing,
    summary: "Delete a web resource; the site falls back to the default where it knows one",
    handle: async ({ db, id, actor }) => {
      await deleteResource(db, id, actor);
      return { message: dataWasDeleted };
    },
  }),
];
