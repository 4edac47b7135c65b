import type { Language } from '#domain/kernel/language.ts';
import type { Letter, LetterFacts, LetterName } from '#domain/mail/letters.ts';
import { renderLetter, withoutSecrets } from '#domain/mail/renderLetter.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Transaction } from '../transaction.ts';

export interface Reader {
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/**
 * Queues a letter of the system; it is sent after the transaction is committed. Its link or code is hidden in the text that the
 * list of letters shows.
 * @param event the reason of the letter; only one letter is sent for each event
 */
export async function queueLetter<L extends LetterName>(
  tx: Transaction,
  reader: Reader,
  { letter, facts, event, site }: { letter: L; facts: LetterFacts[L]; event: string; site: string },
): Promise<void> {
  return tx.once(`letter:${event}`, async () => {
    const fullLetter: Letter = { letter, language: reader.language, facts };
    const rendered = renderLetter(withoutSecrets(fullLetter), site);
    await tx.records.createOnly(systemActor, 'outgoingEmail', {
      date: new Date().toISOString(),
      to: reader.email,
      subject: rendered.subject,
      body: rendered.html,
      bodyType: 'html',
      status: 'queued',
      letter,
      // With the link or code: this field is declared secret, so the record service encrypts it.
      letterFacts: JSON.stringify(fullLetter),
      event,
    });
  });
}
