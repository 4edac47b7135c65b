import type { RecordInput } from '../kernel/record.ts';
import { beginningOf, isReadable } from '../kernel/shortText.ts';
import { plainText } from './plainText.ts';

/** The objects of which a record can be made from letters. */
export const letterRecords = ['customerRequest', 'interaction', 'reclamation', 'salesOrder', 'task'] as const;
export type LetterRecord = (typeof letterRecords)[number];

/** The data of a letter that a record takes over. */
export interface LetterForRecord {
  readonly subject: string | null;
  readonly from: string | null;
  readonly fromName: string | null;
  readonly body: string | null;
  readonly bodyType: string;
}

export interface RecordWish {
  /** The title of the record; if absent, the subject of the first letter is. */
  readonly reference?: string | undefined;
  /** The firm that wrote; undefined if it is not known. */
  readonly customer: number | undefined;
}

/** How many characters the fields of records hold: titles, names and addresses, and long texts. */
const longestTitle = 255;
const longestText = 10_000;

/**
 * The fields of a record that is made from letters. Its title is the wished reference or the subject of the first letter, its
 * customer the firm that wrote, and its text what all letters say.
 * @param letters at least one, the oldest first
 */
export function fieldsFromLetters(
  object: LetterRecord,
  letters: readonly LetterForRecord[],
  { reference, customer }: RecordWish,
): RecordInput {
  const [first] = letters;
  const title = beginningOf(reference?.trim() || first?.subject?.trim() || '', longestTitle);
  const content = beginningOf(letters.map(textOf).filter(Boolean).join('\n\n'), longestText);
  const customerField = customer === undefined ? {} : { customer };
  switch (object) {
    case 'customerRequest':
      return { ...customerField, reference: title, description: content };
    case 'interaction':
    case 'salesOrder':
      return { ...customerField, reference: title, comment: content };
    case 'reclamation':
      return { ...customerField, ...complainer(first), reference: title, comment: content };
    case 'task':
      return {
        ...customerField,
        name: title,
        emailTitle: beginningOf(first?.subject ?? '', longestTitle),
        emailFrom: beginningOf(first?.from ?? '', longestTitle),
        emailBody: content,
        emailBodyType: 'text',
      };
  }
}

const textOf = ({ body, bodyType }: LetterForRecord): string =>
  (bodyType === 'html' ? plainText(body ?? '') : (body ?? '')).trim();

/** The person who complains. If the sender's name is two words, they are name and surname; otherwise the whole is the surname. */
const complainer = (letter: LetterForRecord | undefined): RecordInput => {
  // A piece that has neither an alphabetic character nor a digit, such as a dash, is left out: records refuse it as a name.
  const words = (letter?.fromName ?? '').trim().split(/\s+/).filter(isReadable);
  const [name = '', surname = ''] = words.length === 2 ? words : ['', words.join(' ')];
  return {
    ...(letter?.from ? { email: letter.from } : {}),
    ...(name ? { name } : {}),
    ...(surname ? { surname: beginningOf(surname, longestTitle) } : {}),
  };
};
