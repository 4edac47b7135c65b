import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { registerOffice, registerOutcome } from './enums.ts';

/** What a register says; its fields are those of `registerCheck`, which says what they mean. */
const answer = z.object({
  outcome: z
    .enum([...registerOutcome.values, 'Unknown'])
    .describe('Unknown where the register did not answer: nobody could say, and nothing is kept'),
  office: z.enum(registerOffice.values),
  vatNumber: z.string(),
  account: z.string().nullable(),
  checkDate: z.iso.date(),
  accountOnList: z.boolean().nullable(),
  vatStatus: z.string().nullable(),
  firmName: z.string().nullable(),
  address: z.string().nullable(),
  proof: z.string().nullable(),
  accountProof: z.string().nullable(),
  id: z
    .int()
    .nullable()
    .describe('The stored `registerCheck` with this answer; null if the register did not answer'),
});
export type RegisterAnswer = z.output<typeof answer>;

const about = {
  counterparty: recordId
    .optional()
    .describe('The firm that is asked about; the stored `registerCheck` names it'),
  again: z.stringbool().optional().describe('Asks the register even where it has answered today'),
};

/** Whether a firm pays VAT: what the registers say today. */
export const registerCheckContracts = {
  vat: contract({
    method: 'get',
    path: '/counterparties/check_vat',
    query: z.object({ nip: z.string().max(30), account: z.string().max(50).optional(), ...about }),
    answer,
  }),
  vies: contract({
    method: 'get',
    path: '/counterparties/check_vies',
    query: z.object({
      number: z.string().max(30).describe('With its country, or beside it'),
      country: z.string().length(2).optional(),
      ...about,
    }),
    answer,
  }),
};
