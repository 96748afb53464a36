import { Images } from "lucide";
import { feature } from "#app/admin-kit/feature.ts";
import { libraryQuery } from "#app/admin-kit/picture-query.ts";
import { parsePictureList } from "./picture-list.ts";

export const pictures = feature({
  nav: [{ to: "/admin/media", label: { en: "Pictures", es: "Imágenes" }, order: 90, icon: Images }],
  screens: {
    "/admin/media": { permission: "content.read", firstQueries: (address) => [libraryQuery(parsePictureList(address))] },
    "/admin/media/:picture": { permission: "content.read" },
  },
});
