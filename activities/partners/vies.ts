import { z } from 'zod';
import { jsonFrom } from './askRegister.ts';

/** What VIES says of a firm. */
interface ViesFirm {
  readonly valid: boolean;
  /** Null if the country gives no names. */
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

/** A name or an address. VIES writes `---` if the country does not give it. */
const givenText = z
  .string()
  .nullish()
  .transform((text) => (text && text !== '---' ? text : null));
const answer = z.object({
  valid: z.boolean(),
  requestIdentifier: z.string().max(60).nullish(),
  name: givenText,
  address: givenText,
});

/** The codes of VIES that differ from ours: Greece is EL, and of the United Kingdom it knows Northern Ireland alone, as XI. */
const viesCodes: Readonly<Record<string, string>> = { GR: 'EL', GB: 'XI' };

export function viesAt(url: string): Vies {
  return {
    check: async (country, number, requester) => {
      const body = {
        countryCode: viesCodes[country] ?? country,
        vatNumber: number,
        ...(requester ? { requesterMemberStateCode: 'PL', requesterNumber: requester } : {}),
      };
      // If VIES cannot answer, for example because a country's register is away, `valid` is missing. That is an error here.
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
