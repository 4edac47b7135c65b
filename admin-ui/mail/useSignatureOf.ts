import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import { signatureFor } from '#domain/mail/signature.rules.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { signaturesQuery } from './signaturesQuery.ts';

/** The signature of the person for an account, in HTML; undefined until it is known. */
export function useSignatureOf(): (account: number | null) => string | undefined {
  const language = useLanguage();
  const { data: identity } = useGetIdentity();
  const { data: books } = useQuery({
    ...signaturesQuery(Number(identity?.id)),
    enabled: identity !== undefined,
  });
  return (account) => books && signatureFor(books, { account, language });
}
