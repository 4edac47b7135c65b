/**
 * The files that somebody means by a paste. If the clipboard has text too, there are none, because office programs and
 * browsers add a picture of the text that they copy.
 */
export function pastedFiles(clipboard: DataTransfer | null): readonly File[] {
  const hasText = clipboard?.types.some((type) => type.startsWith('text/')) === true;
  return hasText ? [] : [...(clipboard?.files ?? [])];
}

/** The files that somebody has picked. The input is emptied, so that the same file can be picked again after a correction. */
export function pickedFiles(input: Pick<HTMLInputElement, 'files' | 'value'>): readonly File[] {
  // Copied first: emptying the input empties its list.
  const files = [...(input.files ?? [])];
  input.value = '';
  return files;
}
