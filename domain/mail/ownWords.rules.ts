import { plainText } from './plainText.ts';

/** Of HTML so much is read as text, as in searches. */
const longestHtml = 400_000;

/** The line above what Outlook quotes. */
const divider =
  /^[\s_-]*(original message|wiadomość oryginalna|ursprüngliche nachricht|message d’origine|message d'origine|messaggio originale|mensaje original|oorspronkelijk bericht)[\s_-]*$/i;
/** The first lines of the head of a letter, as Outlook quotes it. */
const from = /^\*?(from|od|von|de|da|van)\s*:\*?\s/i;
const sent =
  /^\*?(sent|date|wysłano|data|gesendet|datum|envoyé|inviato|enviado|enviado el|verzonden)\s*:\*?\s/i;
/** So many lines may stand between both. */
const betweenBoth = 3;
/** Programs break the line that names whom they quote. */
const mostAttribution = 3;

/**
 * What somebody wrote in a letter, without the letters that their program quoted below it. Quotes between their words stay.
 * A letter that consists of quotes only is given as it is.
 */
export function ownWords(body: string, bodyType: unknown): string {
  const text = (bodyType === 'html' ? plainText(body.slice(0, longestHtml)) : body)
    .replaceAll(/\r\n?/g, '\n')
    .trim()
    .toWellFormed();
  const lines = text.split('\n');
  const above = lines.slice(0, beginOfHead(lines));
  const own = withoutQuotes(above)
    .join('\n')
    .replace(/[\s_-]+$/, '')
    .trim();
  return own === '' ? text : own;
}

/** Where the head of a quoted letter begins; the number of lines if there is none. */
const beginOfHead = (lines: readonly string[]): number => {
  const begin = lines.findIndex(
    (line, at) =>
      divider.test(line) ||
      (from.test(line) && lines.slice(at + 1, at + 1 + betweenBoth).some((each) => sent.test(each))),
  );
  return begin < 0 ? lines.length : begin;
};

const isQuoted = (line: string): boolean => /^\s*>/.test(line);

/** Takes away the quotes at the end, and the line above them: "On Monday Jan wrote:". */
const withoutQuotes = (lines: readonly string[]): readonly string[] => {
  const last = lines.findLastIndex((line) => line.trim() !== '' && !isQuoted(line));
  const quoted = lines.slice(last + 1).some(isQuoted);
  if (!quoted || !/:\s*$/.test(lines[last] ?? '')) return lines.slice(0, last + 1);
  const begun = lines.slice(0, last).findLastIndex((line) => line.trim() === '' || isQuoted(line));
  const isLong = last - begun > mostAttribution;
  return lines.slice(0, isLong ? last : begun + 1);
};
