import type { Response } from 'express';
import { subscriptionOf, unsubscribe, type Subscription } from '#database/mail/unsubscribe.ts';
import { recipientOf } from '#database/mail/unsubscribeLink.ts';
import { fail } from '#domain/kernel/fail.ts';
import { escaped } from '#domain/mail/escaped.ts';
import { mailingContracts } from '#domain/mail/mailing.contracts.ts';
import { mailingWords } from '#domain/mail/mailing.words.ts';
import { filled } from '#domain/words/filled.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';

const publicPage = {
  tag: 'mail',
  access: 'anyone',
  raw: true,
  refuses: [404],
  sends: ['text/html'],
} as const;

/**
 * Lets people unsubscribe from mailings without signing in. Mail programs post to the address themselves (RFC 8058). A link only
 * opens a page with a button, because some programs follow every link in a letter.
 */
export function unsubscribeEndpoints({ database }: Pick<ApiDependencies, 'database'>): AnyEndpoint[] {
  const recipientBy = async (token: string): Promise<{ id: number; person: Subscription }> => {
    const id = recipientOf(database.secrets, token);
    const person = id === undefined ? undefined : await subscriptionOf(database.sql, id);
    if (id === undefined || !person) throw fail('unsubscribe_unknown');
    return { id, person };
  };
  return [
    serve(mailingContracts.unsubscribePage, {
      ...publicPage,
      summary: 'The page on which a person unsubscribes from mailings',
      handle: async ({ params: { token }, response }) => show(response, (await recipientBy(token)).person),
    }),
    serve(mailingContracts.unsubscribe, {
      ...publicPage,
      summary:
        'Unsubscribes a person from mailings: their consent is taken back; a second call changes nothing',
      handle: async ({ params: { token }, response }) => {
        const { id, person } = await recipientBy(token);
        await database.transaction((tx) => unsubscribe(tx, id));
        show(response, { ...person, isOff: true });
      },
    }),
  ];
}

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:480px;margin:15vh auto;padding:0 16px;color:#12263a;background:#fff}button{font:inherit;padding:8px 20px;border:0;border-radius:6px;background:#0b5cad;color:#fff}@media(prefers-color-scheme:dark){body{background:#0d1b28;color:#e8eef4}}';

const show = (response: Response, { email, language, isOff }: Subscription): void => {
  const words = mailingWords(language);
  const text = filled(isOff ? words.isOff : words.askOff, { email });
  const button = isOff ? '' : `<form method="post"><button>${escaped(words.takeOff)}</button></form>`;
  response
    .set('cache-control', 'no-store')
    .type('html')
    .send(
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Keja</title><style>${style}</style></head><body><main><h1>Keja</h1><p>${escaped(text)}</p>${button}</main></body></html>`,
    );
};
