import { plainText } from './plainText.ts';
import { longestHtml } from './searchedText.ts';

/** The line that Outlook puts above a quoted letter. */
const divider =
  /^[\s_-]*(original message|wiadomość oryginalna|ursprüngliche nachricht|message d’origine|message d'origine|messaggio originale|mensaje original|oorspronkelijk bericht)[\s_-]*$/i;
/** The first lines of the head of a quoted letter in Outlook: the sender as `From: …` or `*From:* …`, and the date likewise. */
const from = /^\*?(from|od|von|de|da|van)\s*:\*?\s/i;
const sent =
  /^\*?(sent|date|wysłano|data|gesendet|datum|envoyé|inviato|enviado|enviado el|verzonden)\s*:\*?\s/i;
/** The date must be among this many lines after the line of the sender. */
const mostLinesBetween = 3;
/** The line above a quote that names its author ("On Monday Jan wrote:") may be broken into this many lines. */
const mostAttributionLines = 3;

/**
 * The text that somebody wrote in a letter, without the letters that their program quoted below it. Quotes between their own
 * words stay. A letter that consists only of quotes is returned as a whole.
 */
export function ownWords(body: string, bodyType: unknown): string {
  const text = (bodyType === 'html' ? plainText(body.slice(0, longestHtml)) : body)
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .toWellFormed();
  const lines = text.split('\n');
  const linesAbove = lines.slice(0, beginOfHead(lines));
  const ownText = withoutEndMarks(withoutQuotes(linesAbove).join('\n')).trim();
  return ownText === '' ? text : ownText;
}

const endMark = /[\s_-]/;

/**
 * Removes blanks and drawn lines from the end. One pattern for all of them would begin again at each sign of a long drawn line
 * further up, and a letter with such a line would keep the server busy for hours.
 */
const withoutEndMarks = (text: string): string => {
  let end = text.length;
  while (end > 0 && endMark.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

/** Where the head of a quoted letter begins; the number of lines if there is none. */
const beginOfHead = (lines: readonly string[]): number => {
  const begin = lines.findIndex(
    (line, at) =>
      divider.test(line) ||
      (from.test(line) && lines.slice(at + 1, at + 1 + mostLinesBetween).some((each) => sent.test(each))),
  );
  return begin < 0 ? lines.length : begin;
};

const isQuoted = (line: string): boolean => /^\s*>/.test(line);

/** Removes the quotes at the end, and the lines directly above them that name their author: "On Monday Jan wrote:". */
const withoutQuotes = (lines: readonly string[]): readonly string[] => {
  const last = lines.findLastIndex((line) => line.trim() !== '' && !isQuoted(line));
  const isFollowedByQuotes = lines.slice(last + 1).some(isQuoted);
  const endsWithColon = /:\s*$/.test(lines[last] ?? '');
  if (!isFollowedByQuotes || !endsWithColon) return lines.slice(0, last + 1);
  const beforeAttribution = lines
    .slice(0, last)
    .findLastIndex((line) => line.trim() === '' || isQuoted(line));
  // A longer paragraph is somebody's own text, of which only the last line names the author.
  const isLong = last - beforeAttribution > mostAttributionLines;
  return lines.slice(0, isLong ? last : beforeAttribution + 1);
};
