export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  downloadFrom(url, name);
  URL.revokeObjectURL(url);
}

/** Without a name, the server's file name is used. */
export function downloadFrom(href: string, name = ""): void {
  Object.assign(document.createElement("a"), { href, download: name }).click();
}
