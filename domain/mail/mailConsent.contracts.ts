import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';

const providerText = z.string().min(1).max(8000);

/** The calls by which the owner of a mailbox gives us access to it (OAuth 2, RFC 6749 with RFC 7636). */
export const mailConsentContracts = {
  ask: contract({
    method: 'post',
    path: '/email_accounts/:id/consent',
    params: z.object({ id: recordId }),
    answer: z.object({ url: z.url().describe('The page of the provider at which the owner agrees') }),
  }),
  take: contract({
    method: 'post',
    path: '/email_account_consent',
    body: z.strictObject({
      state: providerText.describe('As the provider sent it back'),
      code: providerText.optional().describe('Left out where the owner has refused'),
      error: providerText.optional().describe('Why the provider gave no code'),
    }),
    answer: z.object({ emailAccount: recordId }),
  }),
};
