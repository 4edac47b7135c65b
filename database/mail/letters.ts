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
 * Writes a letter of our own down; it is sent once the transaction is committed. Its link or code is sealed until
 * then, and blotted out in what the list of letters shows.
 * @param event what it is sent for: one letter for each event, whatever happens twice
 */
export const queueLetter = async <L extends LetterName>(
  tx: Transaction,
  reader: Reader,
  { letter, facts, event, site }: { letter: L; facts: LetterFacts[L]; event: string; site: string },
): Promise<void> =>
  tx.once(`letter:${event}`, async () => {
    const whole: Letter = { letter, language: reader.language, facts };
    const shown = renderLetter(withoutSecrets(whole), site);
    await tx.records.create(systemActor, 'outgoingEmail', {
      date: new Date().toISOString(),
      to: reader.email,
      subject: shown.subject,
      body: shown.html,
      bodyType: 'html',
      status: 'queued',
      letter,
      letterFacts: JSON.stringify(whole),
      event,
    });
  });
