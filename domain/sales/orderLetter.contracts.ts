import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { languages } from '../kernel/language.ts';
import { recordId } from '../kernel/recordId.ts';
import { seenVersion } from '../kernel/seenVersion.ts';
import { orderPaperKinds } from './orderPaperKinds.ts';

const params = z.object({ id: recordId, kind: z.enum(orderPaperKinds) });
const addresses = z.string().trim().max(1000);
const named = z.object({ id: z.int(), name: z.string() });

/** The e-mail that sends a document of an order to the customer. */
export const orderLetterContracts = {
  read: contract({
    method: 'get',
    path: '/sales_order/:id/papers/:kind/letter',
    params,
    query: z.object({
      contactPersonId: recordId
        .or(z.literal('firm'))
        .optional()
        .describe('The recipient; by default the one that the template names, otherwise the firm'),
    }),
    answer: z.object({
      to: z.string().nullable().describe('Null if no address is known'),
      firmEmail: z.string().nullable(),
      contactPersonId: z.int().nullable(),
      contacts: z.array(named.extend({ email: z.string() })).describe('Contact persons with an address'),
      accounts: z.array(named).describe('Accounts that the person may send by, beside the terminal’s own'),
      cc: z.string().nullable(),
      subject: z.string(),
      body: z.string(),
      language: z.enum(languages),
      emailTemplateId: z.int().nullable(),
      updatedAt: z.string().describe('The version of the order that the paper is drawn from'),
    }),
  }),
  send: contract({
    method: 'post',
    path: '/sales_order/:id/papers/:kind/letter',
    params,
    body: z.strictObject({
      to: addresses,
      cc: addresses.nullish(),
      subject: z.string().trim().max(1000),
      body: z.string().trim().max(100_000),
      lang: z
        .enum(languages)
        .optional()
        .describe('The language of the paper; by default that of the customer'),
      contactPersonId: recordId.nullish(),
      emailAccountId: recordId.nullish().describe('The account that sends it; by default the terminal’s own'),
      emailTemplateId: recordId.nullish(),
      updatedAt: seenVersion,
    }),
    status: 201,
    answer: z.object({ outgoingEmailId: z.int() }),
  }),
};
