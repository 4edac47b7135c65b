/**
 * The files of a clipboard that are meant by pasting it; none if it has text too, because office programs and browsers add a
 * picture of the text that they copy.
 */
export function pastedFiles(clipboard: DataTransfer | null): readonly File[] {
  const hasText = clipboard?.types.some((type) => type.startsWith('text/')) === true;
  return hasText ? [] : [...(clipboard?.files ?? [])];
}
