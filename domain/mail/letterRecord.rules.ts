import type { RecordInput } from '../kernel/record.ts';
import { isReadable } from '../kernel/shortText.ts';
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
  /** The reference of the record; if absent, it is the title of the first letter. */
  readonly reference?: string | undefined;
  /** The firm that wrote; undefined if it is not known. */
  readonly customer: number | undefined;
}

const longestTitle = 255;
const longestText = 10_000;

/**
 * The fields of a record that is made from letters, oldest first: their title is its reference, the sender its customer, and
 * what they say its text. At least one letter is given.
 */
export function fieldsFromLetters(
  object: LetterRecord,
  letters: readonly LetterForRecord[],
  { reference, customer }: RecordWish,
): RecordInput {
  const [first] = letters;
  const title = (reference?.trim() || first?.subject?.trim() || '').slice(0, longestTitle);
  // The cut may halve a character, which the database does not store.
  const content = letters.map(textOf).filter(Boolean).join('\n\n').slice(0, longestText).toWellFormed();
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
        emailTitle: (first?.subject ?? '').slice(0, longestTitle),
        emailFrom: (first?.from ?? '').slice(0, longestTitle),
        emailBody: content,
        emailBodyType: 'text',
      };
  }
}

const textOf = ({ body, bodyType }: LetterForRecord): string =>
  (bodyType === 'html' ? plainText(body ?? '') : (body ?? '')).trim();

/** The person who complains. If the sender's name is two words, they are name and surname; otherwise all is the surname. */
const complainer = (letter: LetterForRecord | undefined): RecordInput => {
  // A piece of a name that has no letter, such as a dash, is none that a record may have.
  const words = (letter?.fromName ?? '').trim().split(/\s+/).filter(isReadable);
  const [name = '', surname = ''] = words.length === 2 ? words : ['', words.join(' ')];
  return {
    ...(letter?.from ? { email: letter.from } : {}),
    ...(name ? { name } : {}),
    ...(surname ? { surname: surname.slice(0, longestTitle) } : {}),
  };
};
