import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import { signatureFor, signedAnew } from '#domain/mail/signature.rules.ts';
import { useLanguage } from '../data/useLanguage.ts';
import type { Composition } from './answering.ts';
import { signaturesQuery } from './signaturesQuery.ts';

/** What changes in a letter when another account sends it: its signature, too. @param initial the letter as it began */
export function useSender(
  initial: Composition,
): (letter: Composition, emailAccount: number | null) => Partial<Composition> {
  const language = useLanguage();
  const { data: identity } = useGetIdentity();
  const { data: books } = useQuery({
    ...signaturesQuery(Number(identity?.id)),
    enabled: identity !== undefined,
  });
  return ({ body, emailAccount: before }, emailAccount) => {
    if (!books) return { emailAccount };
    const signatureOf = (account: number | null) => signatureFor(books, { account, language });
    const [own, next] = [signatureOf(before), signatureOf(emailAccount)];
    // Without a signature the letter began with what it answers.
    const below = own === '' ? initial.body : '';
    return { emailAccount, body: signedAnew(body, { before: own, after: next, below }) };
  };
}
