import { Resolver } from 'node:dns/promises';
import {
  domainOf,
  senderRecords,
  usualSelectors,
  type SenderRecord,
  type Texts,
} from '#domain/mail/senderRecords.rules.ts';

/** The TXT records of a name; an empty list if it has none. @throws an error if DNS does not answer */
export type TxtLookup = (name: string) => Promise<readonly string[]>;

/** Asks the name servers of this machine. */
export function txtLookup(): TxtLookup {
  const resolver = new Resolver({ timeout: 2_000, tries: 1 });
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''));
    } catch (error) {
      if (['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '')) return [];
      throw error;
    }
  };
}

/** The DNS records by which the domain of a user says who may send in its name; empty if the user is no e-mail address. */
export async function lookUpSenders(lookUp: TxtLookup, user: string): Promise<SenderRecord[]> {
  const domain = domainOf(user);
  if (!domain) return [];
  // Null where DNS did not answer: whether there are records is then not known.
  const textsOf = (name: string): Promise<Texts> => lookUp(name).catch(() => null);
  // The keys of DKIM lie under names that each provider chooses, so the usual names are tried.
  const [domainTexts, dmarcTexts, ...textsOfSelectors] = await Promise.all([
    textsOf(domain),
    textsOf(`_dmarc.${domain}`),
    ...usualSelectors.map((selector) => textsOf(`${selector}._domainkey.${domain}`)),
  ]);
  const keyTexts = textsOfSelectors.flatMap((texts) => texts ?? []);
  const hasAnswered = textsOfSelectors.some((texts) => texts !== null);
  return senderRecords(domainTexts, dmarcTexts, hasAnswered ? keyTexts : null);
}
