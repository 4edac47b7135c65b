/**
 * The meaning of a KSeF status code for us. `working`: KSeF has not decided yet; `duplicate`: KSeF already has an invoice with
 * this number; `again`: the invoice must be sent again; `refused`: a person must act.
 */
export type KsefVerdict = 'working' | 'accepted' | 'duplicate' | 'again' | 'refused';

/** Status codes of an invoice in a session, from the API's documentation. */
const verdicts: Readonly<Record<number, KsefVerdict>> = {
  100: 'working',
  150: 'working',
  200: 'accepted',
  440: 'duplicate',
  // The session failed: the invoice itself was not checked.
  405: 'again',
  435: 'again',
  500: 'again',
  550: 'again',
};

/** The meaning of a status code. Codes that are not listed need a person: rights (410), schema (450), file (430) and others. */
export function ksefVerdict(code: number): KsefVerdict {
  return verdicts[code] ?? 'refused';
}
