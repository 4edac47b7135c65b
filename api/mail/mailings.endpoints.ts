import { mailingProgress, moveMailing, audienceOf, wordsOfMailing } from '#database/mail/mailings.ts';
import { peopleOf, personOf, type MailingPerson } from '#database/mail/mailingPeople.ts';
import { mailingLetter, mailingText, withUnsubscribeLink } from '#database/mail/mailingWords.ts';
import { mailingContracts } from '#domain/mail/mailing.contracts.ts';
import { objects } from '#domain/objects.ts';
import type { ApiDependencies } from '../dependencies.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { doOnce } from '../http/writeOnce.ts';

const about = { tag: 'mail', access: 'signedIn' } as const;
const object = objects.mailing.name;

/** Letters to many people: their recipients, the letter of each, and their progress, read with the rights of the caller. */
export function mailingEndpoints({ database }: Pick<ApiDependencies, 'database'>): AnyEndpoint[] {
  const { records } = database;
  return [
    serve(mailingContracts.preview, {
      ...about,
      summary: 'The first people of a mailing, with what keeps each from getting a letter',
      handle: async ({ actor, params: { id } }) => {
        const audience = audienceOf(await records.get(actor, object, id));
        // Null asks for the first page.
        const { people, next } = await peopleOf(database, actor, audience, null);
        return { people: people.map(asListed), more: next !== null };
      },
    }),
    serve(mailingContracts.letter, {
      ...about,
      summary: 'What one person of a mailing reads',
      handle: async ({ actor, params: { id, contactPersonId } }) => {
        const mailing = await records.get(actor, object, id);
        await records.mustSee(actor, 'contactPerson', contactPersonId);
        const person = await personOf(database, contactPersonId);
        const text = await mailingText(database, wordsOfMailing(mailing));
        const letter = await mailingLetter(database, actor, text, person);
        const { leftOut, language } = person;
        // The template is not for this person (`notDue`). If they are left out for another reason, that reason is given.
        if (letter === null) return { leftOut: leftOut ?? 'notDue', subject: '', body: '', language };
        // In a preview the link leads nowhere.
        return { ...letter, leftOut, body: withUnsubscribeLink(letter, '#') };
      },
    }),
    serve(mailingContracts.progress, {
      ...about,
      summary: 'How many people of a mailing wait, have got their letter, or get none',
      handle: async ({ actor, params: { id } }) => {
        await records.mustSee(actor, object, id);
        return mailingProgress(database.sql, id);
      },
    }),
    serve(mailingContracts.move, {
      ...about,
      refuses: [409],
      summary: 'Begins a mailing, pauses it, goes on, or ends it',
      handle: async ({ actor, params: { id, move }, request }) => {
        await doOnce(database, actor, request, { id, move }, async (tx) => {
          await moveMailing(tx, actor, id, move);
          return null;
        });
        return records.get(actor, object, id);
      },
    }),
  ];
}

const asListed = ({ contactPersonId, name, email, language, leftOut }: MailingPerson) => ({
  contactPersonId,
  name,
  email,
  language,
  leftOut,
});
