import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { SecretBox } from '#database/writing/secrets.ts';
import type { AnswerOf, Read } from '#domain/kernel/contract.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { requestFormContracts } from '#domain/service/requestForm.contracts.ts';
import { requestFormSoonest } from '#domain/service/requestForm.rules.ts';

type Challenge = AnswerOf<typeof requestFormContracts.begin>['challenge'];
type Proof = Read<typeof requestFormContracts.send, 'body'>['proof'];

/** How long a visitor may take over the form. */
const validMs = 2 * 60 * 60 * 1000;

/**
 * A browser tries one number after another until it finds the one that we chose between `leastTries` and `mostTries`; `cost` is
 * the number of hash iterations for each try. It is about a second of work for a desktop computer and a few seconds for a
 * telephone, which the browser does while the visitor types.
 */
const work = { cost: 2000, leastTries: 300, mostTries: 700 } as const;

/** The keys that sign the task and its answer, derived from the secret key of the installation. */
const secretsOf = (box: SecretBox) => ({
  hmacSignatureSecret: box.proofOf('request form task'),
  hmacKeySignatureSecret: box.proofOf('request form answer'),
});

/** A signed task for a browser. The server keeps nothing of it: its signature proves that it is ours and when it was issued. */
export async function newRequestTask(box: SecretBox, now = Date.now()): Promise<Challenge> {
  const challenge = await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: work.cost,
    counter: work.leastTries + randomInt(work.mostTries - work.leastTries),
    deriveKey,
    data: { givenAt: now },
    expiresAt: Math.floor((now + validMs) / 1000),
    ...secretsOf(box),
  });
  return challenge as unknown as Challenge;
}

/**
 * Refuses a task that is not ours, too old or not solved, and a form that was filled in faster than anybody types.
 * @throws request_form_expired, request_form_refused
 */
export async function mustBeSolved(
  box: SecretBox,
  { challenge, solution }: Proof,
  now = Date.now(),
): Promise<void> {
  const { verified, expired } = await verifySolution({ challenge, solution, deriveKey, ...secretsOf(box) });
  if (expired) throw fail('request_form_expired');
  // `givenAt` and `requestFormSoonest` are in milliseconds.
  if (!verified || now - challenge.parameters.data.givenAt < requestFormSoonest)
    throw fail('request_form_refused');
}
