import type { Language } from '#domain/kernel/language.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { RequestFormWords } from '#domain/service/requestForm.rules.ts';
import { notify } from '../platform/notify.ts';
import { staffWithRole } from '../platform/staffWithRole.ts';
import type { Transaction } from '../transaction.ts';

/**
 * The key under which a sent form is noted, so that it is taken once. To send a form, a browser must solve a task, against
 * robots; `proof` is the signature of this task.
 */
const keyOf = (proof: string): string => `requestForm:${proof}`;

/**
 * Starts a customer request from the public form, once for each solved task. The request names no customer, even if the
 * VAT number or the e-mail address is that of a customer, because anybody can type them.
 */
export function requestFromForm(
  tx: Transaction,
  proof: string,
  words: RequestFormWords & { readonly language: Language },
): Promise<void> {
  return tx.once(keyOf(proof), async () => {
    const made = await tx.records.create(systemActor, 'customerRequest', {
      source: 'publicForm',
      date: new Date().toISOString(),
      reference: words.reference,
      description: words.description,
      askerName: words.name,
      askerFirm: words.firm,
      askerEmail: words.email,
      askerPhone: words.phone,
      askerVatNumber: words.vatNumber,
      askerLanguage: words.language,
    });
    const facts = {
      number: String(made.numberStr),
      name: words.reference,
      who: [words.name, words.firm].filter(Boolean).join(', '),
    };
    const about = { object: 'customerRequest', id: made.id };
    // Nobody is in charge of the request yet, so everybody in sales is notified.
    await notify(tx, { to: await staffWithRole(tx, 'sales'), notice: 'requestFromForm', facts, about });
  });
}
