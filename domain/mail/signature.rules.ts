import { plainText } from './plainText.ts';

/** One signature of a person. */
interface Signature {
  readonly body: string | null;
  readonly language: string | null;
  readonly default: boolean;
}

/** The signatures of a person for one account; without an account for all of them. */
export interface SignatureBook {
  readonly emailId: number | null;
  readonly signatures: readonly Signature[];
}

/**
 * The signature that a new letter begins with: of its account, otherwise of all accounts; the default one, otherwise the
 * one in the person's language, otherwise the first. Plain text; empty where there is none.
 */
export function signatureFor(
  books: readonly SignatureBook[],
  { account, language }: { readonly account: number | null; readonly language: string },
): string {
  const ofAccount = books.filter(({ emailId }) => account !== null && emailId === account);
  const ofAll = books.filter(({ emailId }) => emailId === null);
  const [known = []] = [ofAccount, ofAll].map(signaturesIn).filter((each) => each.length > 0);
  const chosen =
    known.find((each) => each.default) ?? known.find((each) => each.language === language) ?? known[0];
  const written = chosen?.body ?? '';
  return (tag.test(written) ? plainText(written) : written).trim();
}

const signaturesIn = (books: readonly SignatureBook[]): Signature[] =>
  books.flatMap(({ signatures }) => signatures);

const tag = /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>/i;

/** A letter with its signature under what is written, and above the letter that it answers. @param body how it begins */
export function signed(body: string, signature: string): string {
  if (signature === '') return body;
  const below = body.trimStart();
  return `\n\n-- \n${signature}\n${below === '' ? '' : `\n${below}`}`;
}

/**
 * A letter of which the sender has changed: the signature that it began with gives way to that of the new account. One that
 * its writer has changed stays; where there was none, the new one stands above the letter that is answered.
 * @param below the letter that is answered, with which the body ends; empty where there is none
 */
export function signedAnew(
  body: string,
  { before, after, below }: { readonly before: string; readonly after: string; readonly below: string },
): string {
  if (before === after) return body;
  const block = (signature: string): string => `-- \n${signature}`;
  if (before !== '') {
    const at = body.indexOf(block(before));
    if (at < 0) return body;
    const rest = body.slice(at + block(before).length);
    return after === ''
      ? `${body.slice(0, at).trimEnd()}${rest}`
      : `${body.slice(0, at)}${block(after)}${rest}`;
  }
  const answered = below.trimStart();
  const end = answered !== '' && body.endsWith(answered) ? body.length - answered.length : body.length;
  const written = body.slice(0, end).trimEnd();
  return `${written}\n\n${block(after)}\n${end < body.length ? `\n${body.slice(end)}` : ''}`;
}
