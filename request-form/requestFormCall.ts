import type { Sent } from '#domain/kernel/contract.ts';
import type { Language } from '#domain/kernel/language.ts';
import { requestFormContracts } from '#domain/service/requestForm.contracts.ts';

const { begin, send } = requestFormContracts;
/** A call without an answer after this time has failed. */
const withinMs = 20_000;

/** A fault of a field as the API reports it. */
export interface Fault {
  readonly field: string;
  readonly code: string;
}

/** The API refused. `message` is what it says in the visitor's language, `errors` are the faults of single fields. */
export class Refused extends Error {
  readonly code: string;
  readonly errors: readonly Fault[];

  constructor(code: string, detail: string, errors: readonly Fault[]) {
    super(detail);
    this.code = code;
    this.errors = errors;
  }
}

export type RequestToSend = Sent<typeof send, 'body'>;

/**
 * The challenge, a sum that takes a computer a moment. It is solved while the visitor types. Each form is sent with its solution
 * (`proof`), so that a program cannot send thousands of forms.
 * @throws Refused if the API refuses; another error if no answer of the API comes
 */
export async function askChallenge(language: Language) {
  const { challenge } = begin.answer.parse(await ask(begin.path, { language }));
  return challenge;
}

/** Sends the form. The same proof sent twice starts one request. @throws as `askChallenge` */
export async function sendRequest(language: Language, body: RequestToSend): Promise<void> {
  send.answer.parse(await ask(send.path, { language, body }));
}

const ask = async (
  path: string,
  { language, body }: { readonly language: Language; readonly body?: RequestToSend },
): Promise<unknown> => {
  const response = await fetch(`/api${path}`, {
    method: body ? 'POST' : 'GET',
    credentials: 'omit',
    headers: { 'x-language': language, ...(body ? { 'content-type': 'application/json' } : {}) },
    signal: AbortSignal.timeout(withinMs),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const answer: unknown = await response.json();
  if (response.ok) return answer;
  const { code, detail, errors = [] } = answer as Partial<Refused> & { detail?: string };
  // This answer is not from the API: a server on the way, such as a proxy, has refused. It has no text for the visitor.
  if (!code || !detail) throw new Error(`the API was answered for with ${response.status}`);
  throw new Refused(code, detail, errors);
};
