import { asHtml } from './letterHtml.ts';

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
 * one in the person's language, otherwise the first. HTML; empty if there is none.
 */
export function signatureFor(
  books: readonly SignatureBook[],
  { account, language }: { readonly account: number | null; readonly language: string },
): string {
  const ofAccount = books.filter(({ emailId }) => account !== null && emailId === account);
  const ofAll = books.filter(({ emailId }) => emailId === null);
  const ownCandidates = signaturesIn(ofAccount);
  const candidates = ownCandidates.length > 0 ? ownCandidates : signaturesIn(ofAll);
  const chosen =
    candidates.find((each) => each.default) ??
    candidates.find((each) => each.language === language) ??
    candidates[0];
  const written = (chosen?.body ?? '').trim();
  return written === '' ? '' : asHtml(written);
}

const signaturesIn = (books: readonly SignatureBook[]): Signature[] =>
  books.flatMap(({ signatures }) => signatures);

/**
 * The place of a signature in a letter. It is there also without a signature, so that another account can bring its own.
 * @param signature HTML
 */
export function signatureBlock(signature: string): string {
  return `<div data-signature="">${signature === '' ? '<p></p>' : `<p>--</p>${signature}`}</div>`;
}

/** The first text of a letter: an empty line, the signature, and below it the quoted letter. @param below HTML */
export function signed(below: string, signature: string): string {
  return `<p></p>${signatureBlock(signature)}${below}`;
}
