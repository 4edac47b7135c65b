import { z } from 'zod';
import { fail } from '#domain/kernel/fail.ts';
import { limitedText } from '#domain/kernel/limitedBody.ts';
import { smsSize } from '#domain/terminal/gsm7.ts';
import type { SmsProvider } from './provider.ts';

/** SMSAPI's error numbers, as its documentation lists them. */
const errors = { noValidNumber: 13, idxNotUnique: 53, onBlacklist: 57 } as const;

/** A refusal is at the top of the answer, whatever the HTTP status; otherwise one entry for each number. */
const answerShape = z.union([
  z.object({ error: z.number(), message: z.string().optional() }),
  z.object({ list: z.array(z.object({ id: z.string(), error: z.number().nullish() })).min(1) }),
]);

export interface SmsapiSettings {
  /** `https://api.smsapi.pl`, or a gateway that speaks the same. */
  readonly url: string;
  readonly token: string;
  /** Registered with SMSAPI; at most eleven characters. */
  readonly sender: string;
  readonly timeoutMs?: number;
}

/** The limit of an answer in bytes. An answer about one message is much shorter. */
const mostBytes = 100_000;

const jsonOf = async (response: Response): Promise<unknown> =>
  JSON.parse(await limitedText(response, mostBytes, () => new Error('The answer is too long')));

/** SMSAPI.pl over HTTP; `check_idx` makes it refuse a message it has sent before. */
export function smsapi({ url, token, sender, timeoutMs = 15_000 }: SmsapiSettings): SmsProvider {
  return {
    refusesRepeats: true,
    send: async ({ to, body, idx, notifyUrl }) => {
      const response = await fetch(new URL('/sms.do', url), {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
        body: new URLSearchParams({
          to: to.replace('+', ''),
          message: body,
          from: sender,
          format: 'json',
          encoding: 'utf-8',
          idx,
          check_idx: '1',
          notify_url: notifyUrl,
          max_parts: String(smsSize(body).parts),
        }),
        signal: AbortSignal.timeout(timeoutMs),
      });
      const answer = answerShape.safeParse(await jsonOf(response).catch(() => undefined));
      if (!answer.success)
        throw new Error(`SMSAPI answered ${response.status} with something that is no answer of its`);
      const outcome =
        'list' in answer.data
          ? { ...answer.data.list[0] }
          : { error: answer.data.error, message: answer.data.message };
      // SMSAPI has taken this message in an earlier attempt, whose answer was lost. Our own id stands for the one in that answer.
      if (outcome.error === errors.idxNotUnique) return { providerId: idx };
      if (outcome.error === errors.noValidNumber || outcome.error === errors.onBlacklist)
        throw fail('phone_invalid', { provider: 'smsapi' });
      if (outcome.error) throw new Error(`SMSAPI refused the message with error ${outcome.error}`);
      if (!('id' in outcome) || !outcome.id) throw new Error('SMSAPI took the message without an id');
      return { providerId: outcome.id };
    },
  };
}
