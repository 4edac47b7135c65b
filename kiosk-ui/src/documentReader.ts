/** A line of a document: 30 characters on cards, which have three lines; 36 or 44 on older cards and passports, which have two. */
const documentLine = /^[A-Z0-9<]{30}$|^[A-Z0-9<]{36}$|^[A-Z0-9<]{44}$/i;
const linesOfDocument = (lineLength: number): number => (lineLength === 30 ? 3 : 2);
/** The lines of one document follow one another within this time (ms). */
const longestGapMs = 3_000;

/** What a scan was: no line of a document, a line after which others must follow, or the last line; then all lines are given. */
type ReadLine = 'none' | 'incomplete' | readonly string[];

/**
 * Collects the lines of a document, which a scanner reads one after the other. Lines that remain of a document that was read
 * in part are forgotten, so that they are not taken for lines of the next document.
 */
export function documentReader() {
  let lines: string[] = [];
  /** When the last line came (ms). */
  let lineAt = 0;
  const forget = (): void => {
    lines = [];
  };
  return {
    /** Forgets what was read of a document. */
    forget,
    /** Takes what a scanner has read at this time (ms). */
    read: (scanned: string, at: number): ReadLine => {
      const isOfOtherDocument = lines[0]?.length !== scanned.length || at - lineAt > longestGapMs;
      if (isOfOtherDocument) forget();
      if (!documentLine.test(scanned)) return 'none';
      lineAt = at;
      lines.push(scanned);
      if (lines.length < linesOfDocument(scanned.length)) return 'incomplete';
      const document = lines;
      forget();
      return document;
    },
  };
}
