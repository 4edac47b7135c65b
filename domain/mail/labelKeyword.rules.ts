/** Servers keep keywords of at least so many characters. */
const longest = 50;

/** What may not stand in a keyword of IMAP, or is escaped by other mail programs. */
const unfit = /[\s(){}%*<>"'\\/\]]+/g;

/**
 * The keyword by which a mail server keeps a label on a message: in small letters, spaces as `_`, other letters in IMAP's UTF-7, as
 * Thunderbird writes its tags. Undefined for a name that gives no keyword that every server keeps; its label stays here.
 */
export function keywordOf(label: string): string | undefined {
  const plain = label.trim().toLowerCase().replaceAll(unfit, '_').replaceAll('&', '&-');
  const keyword = plain.replaceAll(/[^\x20-\x7E]+/g, (letters) => `&${inBase64(letters)}-`);
  return keyword === '' || keyword.length > longest ? undefined : keyword;
}

/** UTF-16, its high byte first, in the Base64 of IMAP. */
const inBase64 = (letters: string): string => {
  const bytes = Array.from({ length: letters.length }, (_, at) => letters.charCodeAt(at)).flatMap((unit) => [
    unit >> 8,
    unit & 255,
  ]);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('=', '')
    .replaceAll('/', ',');
};

/** Which of the keywords of a message are labels, each as `keywordOf` writes it; servers write them in any letters. */
export function labelsAmong(
  keywords: Iterable<string>,
  labels: ReadonlyMap<string, number>,
): readonly string[] {
  const known = new Map([...labels.keys()].map((keyword) => [keyword.toLowerCase(), keyword]));
  return [...keywords].flatMap((keyword) => known.get(keyword.toLowerCase()) ?? []).toSorted();
}
