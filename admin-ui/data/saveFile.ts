/** Lets the browser save a file that is already here. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // After the click the browser holds the file itself.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
