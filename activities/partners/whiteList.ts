import { z } from 'zod';
import { jsonFrom } from './askRegister.ts';

/** What the white list says of a firm on a day. */
interface ListedFirm {
  /** Null if the list does not know the number. */
  readonly vatStatus: string | null;
  readonly name: string | null;
  readonly address: string | null;
  /** The list's identifier of this answer, by which the question can be proved later. */
  readonly proof: string;
}

/** The Polish treasury's list of firms that pay VAT, with their bank accounts. A transfer should go only to an account on it. */
export interface WhiteList {
  /**
   * @param nip ten digits
   * @param day as 2026-11-30
   */
  firm(nip: string, day: string): Promise<ListedFirm>;
  /** Whether a bank account (26 digits, without `PL`) is the firm's. Only this call knows the accounts of mass payments. */
  account(
    nip: string,
    account: string,
    day: string,
  ): Promise<{ readonly onList: boolean; readonly proof: string }>;
}

const proof = z.string().min(1).max(60);

const firmAnswer = z.object({
  result: z.object({
    requestId: proof,
    subject: z
      .object({
        name: z.string().nullish(),
        statusVat: z.string().nullish(),
        workingAddress: z.string().nullish(),
        residenceAddress: z.string().nullish(),
      })
      .nullable(),
  }),
});
const accountAnswer = z.object({
  result: z.object({ requestId: proof, accountAssigned: z.enum(['TAK', 'NIE']) }),
});

export function whiteListAt(url: string): WhiteList {
  const ask = (path: string, day: string) => jsonFrom(`${url}${path}?date=${day}`);
  return {
    firm: async (nip, day) => {
      const { result } = firmAnswer.parse(await ask(`/api/search/nip/${nip}`, day));
      const { subject, requestId } = result;
      return {
        vatStatus: subject?.statusVat ?? null,
        name: subject?.name ?? null,
        address: subject?.workingAddress ?? subject?.residenceAddress ?? null,
        proof: requestId,
      };
    },
    account: async (nip, account, day) => {
      const { result } = accountAnswer.parse(await ask(`/api/check/nip/${nip}/bank-account/${account}`, day));
      return { onList: result.accountAssigned === 'TAK', proof: result.requestId };
    },
  };
}
