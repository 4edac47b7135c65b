import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { languages } from '../kernel/language.ts';
import { requestFormLengths } from './requestForm.rules.ts';

/** From 2 to 200 hexadecimal digits. */
const hex = z.string().regex(/^[0-9a-f]{2,200}$/);

/**
 * The task that a browser must solve before it may send the form, in the format of `altcha-lib`. It is signed, and contains the
 * time at which it was given.
 */
const challenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hex,
    salt: hex,
    cost: z.int().min(1).max(100_000),
    keyLength: z.int().min(1).max(64),
    keyPrefix: hex,
    keySignature: hex,
    expiresAt: z.int(),
    data: z.object({ givenAt: z.int() }),
  }),
  signature: hex,
});

/**
 * Texts that are a little too long pass here: the rules of the form refuse them with an error that names the field. Much longer
 * texts are refused here.
 */
const typedText = (field: keyof typeof requestFormLengths) =>
  z
    .string()
    .max(requestFormLengths[field] * 2)
    .default('');

/**
 * The form on a public page by which anybody asks for a price. `begin` gives the browser the task, `send` takes the form with the
 * task and its solution.
 */
export const requestFormContracts = {
  begin: contract({ method: 'get', path: '/request_form', answer: z.object({ challenge }) }),
  send: contract({
    method: 'post',
    path: '/request_form',
    body: z.strictObject({
      name: typedText('name'),
      firm: typedText('firm'),
      email: typedText('email'),
      phone: typedText('phone'),
      vatNumber: typedText('vatNumber'),
      reference: typedText('reference'),
      description: typedText('description'),
      /** A box that no person sees: only a robot fills it in. */
      subject2: z.string().max(1000).default(''),
      language: z.enum(languages).default('pl'),
      proof: z.strictObject({
        challenge,
        solution: z.object({ counter: z.int().min(0).max(1_000_000), derivedKey: hex }),
      }),
    }),
    answer: z.object({ result: z.boolean() }),
  }),
};
