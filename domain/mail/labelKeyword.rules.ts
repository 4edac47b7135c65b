/** The longest keyword that every mail server stores, in characters. */
const longest = 50;

/** Characters that IMAP does not allow in a keyword, or that other mail programs escape. */
const unfit = /[\s(){}%*<>"'\\/\]]+/g;

/**
 * The keyword by which a mail server stores a label on a message, written as Thunderbird writes its tags: in lower case, with `_`
 * for spaces and other unfit characters, and IMAP's UTF-7 for `&` and all characters outside printable ASCII. Undefined if the
 * keyword would be empty or too long: such a label is stored only here.
 */
export function keywordOf(label: string): string | undefined {
  const plain = label.trim().toLowerCase().replaceAll(unfit, '_').replaceAll('&', '&-');
  // The characters outside printable ASCII.
  const keyword = plain.replaceAll(/[^\x20-\x7E]+/g, (characters) => `&${inBase64(characters)}-`);
  return keyword === '' || keyword.length > longest ? undefined : keyword;
}

/** UTF-16, its high byte first, in the Base64 of IMAP. */
const inBase64 = (text: string): string => {
  const bytes = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at)).flatMap((unit) => [
    unit >> 8,
    unit & 255,
  ]);
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('=', '')
    .replaceAll('/', ',');
};

/**
 * The keywords of a message that are labels, each in the spelling of `keywordOf`. Capitals do not matter, because servers may
 * change them.
 * @param labels ids of labels by their keyword
 */
export function labelsAmong(
  keywords: Iterable<string>,
  labels: ReadonlyMap<string, number>,
): readonly string[] {
  const spellings = new Map([...labels.keys()].map((keyword) => [keyword.toLowerCase(), keyword]));
  return [...keywords].flatMap((keyword) => spellings.get(keyword.toLowerCase()) ?? []).toSorted();
}
