import { z } from 'zod';
import { jsonFrom } from './askRegister.ts';

/** What VIES says of a firm. */
interface ViesFirm {
  readonly valid: boolean;
  /** Countries that give no names answer `---`. */
  readonly name: string | null;
  readonly address: string | null;
  /** The consultation number; null if we have not said who asks. */
  readonly proof: string | null;
}

/** The Union's search for VAT numbers. */
export interface Vies {
  /** @param requester our own NIP: without it there is no consultation number */
  check(country: string, number: string, requester: string | null): Promise<ViesFirm>;
}

const shown = z
  .string()
  .nullish()
  .transform((text) => (text && text !== '---' ? text.slice(0, 255) : null));
const answer = z.object({
  valid: z.boolean(),
  requestIdentifier: z.string().max(60).nullish(),
  name: shown,
  address: shown,
});

/** Greece is EL there. */
const codeOf = (country: string): string => (country === 'GR' ? 'EL' : country);

export function viesAt(url: string): Vies {
  return {
    check: async (country, number, requester) => {
      const body = {
        countryCode: codeOf(country),
        vatNumber: number,
        ...(requester ? { requesterMemberStateCode: 'PL', requesterNumber: requester } : {}),
      };
      // What it cannot answer, as when a country's own register is away, it says without `valid`.
      const { valid, requestIdentifier, name, address } = answer.parse(
        await jsonFrom(`${url}/check-vat-number`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      );
      return { valid, proof: requestIdentifier || null, name, address };
    },
  };
}
