import { addresseesOf, noAddressees, type Addressee } from '#database/mail/addressees.ts';
import { customerOf } from '#database/mail/customerOf.ts';
import { templateNamed, type Template } from '#database/mail/emailTemplates.ts';
import { wordsAbout, type Filling, type LetterWords } from '#database/mail/letterAbout.ts';
import { recipientsOf, unmetCondition } from '#database/mail/templateConditions.ts';
import { notify } from '#database/platform/notify.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { addressesWithout, type Addressees } from '#domain/mail/addressees.rules.ts';
import { registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Action } from '#domain/processes/expression/actions.ts';
import { ruleInWords } from '#domain/processes/expression/ruleInWords.ts';
import { missing, type ActionContext } from './action.ts';
import { readerLanguage, type Reach } from './readerLanguage.ts';

type Sending = Extract<Action, { kind: 'sendEmail' | 'sendSms' }>;

/** An e-mail or a text message that a process sends; `words` are its text. */
export interface ProcessLetter {
  readonly template: Template;
  /** The given addresses to which the template may be sent, and the people whom the template names itself. */
  readonly to: readonly string[];
  /** The people to whom the template sends a copy. */
  readonly copies: readonly string[];
  readonly words: LetterWords;
}

/**
 * The e-mail or text message of a process about its record, by the template that the action names, in the language of the first
 * recipient. An e-mail also goes to the people of the record's customer whom the template names, and to nobody whom it excludes.
 * @returns undefined if the conditions of the template exclude the record or all addresses. The process continues, and the
 * person who executed the stage is notified.
 * @throws process_action_failed if there is no such template, process_address_missing, email_template_empty
 */
export async function letterFor(
  context: ActionContext,
  action: Sending,
  addresses: readonly string[],
  channel: keyof typeof channels,
): Promise<ProcessLetter | undefined> {
  const { tx, owner } = context;
  const template = await templateNamed(tx.sql, action.template);
  if (!template) throw missing(action, action.template);
  const unmetRule = await unmetCondition(tx, systemActor, template, owner);
  if (unmetRule !== null) return notifyNotSent(context, template, ruleReason(owner.object, unmetRule));
  const record = await tx.records.get(systemActor, owner.object, owner.id);
  const addressees =
    channel === 'email' ? await addresseesOfTemplate(context, template, record) : noAddressees;
  const allowedAddresses = await recipientsOf(tx, systemActor, template, owner, addresses);
  const givenAddresses = addressesWithout(allowedAddresses, addressees.notTo);
  const furtherAddresses = addressesWithout(emailsOf(addressees.to), givenAddresses.map(asPerson));
  const to = [...givenAddresses, ...furtherAddresses];
  const [first] = to;
  if (first === undefined) {
    if (addresses.length === 0) throw fail('process_address_missing', { action: action.kind });
    // Either the condition on recipients has excluded all given addresses, or the addresses that it allowed are all of people to
    // whom the template must not be sent (`notTo`).
    const isByCondition = allowedAddresses.length === 0;
    const condition = template.recepientsCondition ?? '';
    return notifyNotSent(
      context,
      template,
      isByCondition ? ruleReason(owner.object, condition) : notSendReason,
    );
  }
  const { reach, filling } = channels[channel];
  const language = await readerLanguage(tx, reach(first), owner.object, record);
  const words = await wordsAbout(tx, systemActor, template, { ...owner, language }, filling);
  return { template, to, copies: addressesWithout(emailsOf(addressees.copies), to.map(asPerson)), words };
}

const addresseesOfTemplate = (
  { tx, owner }: ActionContext,
  template: Template,
  record: AnyRecord,
): Promise<Addressees<Addressee>> =>
  addresseesOf(tx, systemActor, template, owner, customerOf(owner.object, record));

const emailsOf = (people: readonly Addressee[]): string[] => people.map(({ email }) => email);
const asPerson = (email: string) => ({ email });

/**
 * How the language of a recipient is found (`reach`), and how the text is filled: for an SMS without HTML, because an SMS is
 * plain text.
 */
const channels: Readonly<Record<'email' | 'sms', { reach: (to: string) => Reach; filling: Filling }>> = {
  email: { reach: (email) => ({ email }), filling: 'asWritten' },
  sms: { reach: (phone) => ({ phone }), filling: 'text' },
};

/** Why the message is not sent, in the language of the person who is notified. */
type Reason = (language: Language) => string;

const ruleReason =
  (object: string, condition: string): Reason =>
  (language) =>
    ruleInWords(language, registry, object, condition);
const notSendReason: Reason = (language) => enumLabel(language, 'notificationType', 'notSend');

/**
 * Notifies the executor of the stage, or the person who began the process, if there is either.
 * @returns undefined always, as the result of `letterFor` when nothing is sent
 */
const notifyNotSent = async (
  { tx, owner, actor, exemplar }: ActionContext,
  template: Template,
  reason: Reason,
): Promise<undefined> => {
  const notifiedId = actor.userId ?? exemplar.authorId;
  if (notifiedId === null) return undefined;
  await notify(tx, {
    to: [notifiedId],
    notice: 'letterNotSent',
    facts: async (language) => {
      const { presentation } = await tx.records.get({ ...systemActor, language }, owner.object, owner.id);
      return {
        template: template.name,
        record: String(presentation),
        condition: reason(language),
      };
    },
    about: owner,
  });
  return undefined;
};
