/** Hands a text to the person at this browser as a file. */
export function saveFile(name: string, text: string, type: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  downloadFrom(url, name);
  URL.revokeObjectURL(url);
}

/** Without a name, the file is called what the server says. */
export function downloadFrom(href: string, name = ""): void {
  Object.assign(document.createElement("a"), { href, download: name }).click();
}
