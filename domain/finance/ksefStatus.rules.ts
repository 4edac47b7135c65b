/** What KSeF's word on an invoice means for us. */
export type KsefVerdict = 'working' | 'accepted' | 'duplicate' | 'again' | 'refused';

/** Codes of an invoice in a session, as the description of the API lists them. */
const verdicts: Readonly<Record<number, KsefVerdict>> = {
  100: 'working',
  150: 'working',
  200: 'accepted',
  440: 'duplicate',
  // The session around it broke: the invoice itself was not judged.
  405: 'again',
  435: 'again',
  500: 'again',
  550: 'again',
};

/** Anything we do not know is for a person to read: rights (410), schema (450), file (430), attachment (415). */
export const ksefVerdict = (code: number): KsefVerdict => verdicts[code] ?? 'refused';
