/**
 * The files that somebody means by a paste. If the clipboard has text too, there are none, because office programs and
 * browsers add a picture of the text that they copy.
 */
export function pastedFiles(clipboard: DataTransfer | null): readonly File[] {
  const hasText = clipboard?.types.some((type) => type.startsWith('text/')) === true;
  return hasText ? [] : [...(clipboard?.files ?? [])];
}
