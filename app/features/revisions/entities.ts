/** What revisions call the kinds of records, as staff call them, and where each is edited. */
export const entities = {
  blog: { label: "Blog post", editPath: (id: number) => `/admin/blog/edit/${id}` },
  blogcategory: { label: "Blog category", editPath: (id: number) => `/admin/blogcategory/edit/${id}` },
  pagecategory: { label: "Page category", editPath: (id: number) => `/admin/pagecategory/edit/${id}` },
  pagecontent: { label: "Page content", editPath: (id: number) => `/admin/pagecontent/edit/${id}` },
  loanofficer: { label: "Loan officer", editPath: (id: number) => `/admin/loanofficercms/edit/${id}` },
  webresource: { label: "Resource", editPath: (id: number) => `/admin/resource/edit?id=${id}` },
  contactmessage: { label: "Message", editPath: (id: number) => `/admin/contactuslist/${id}` },
};

export type EntityName = keyof typeof entities;

export function entityOf(name: string) {
  return name in entities ? entities[name as EntityName] : { label: name, editPath: () => "/admin" };
}
