import { templateNamed, type Template } from '#database/mail/emailTemplates.ts';
import { wordsAbout, type Filling, type LetterWords } from '#database/mail/letterAbout.ts';
import { recipientsOf, unmetCondition } from '#database/mail/templateConditions.ts';
import { notify } from '#database/platform/notify.ts';
import { registry } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Action } from '#domain/processes/expression/actions.ts';
import { ruleInWords } from '#domain/processes/expression/ruleInWords.ts';
import { missing, type Doing } from './action.ts';
import { readerLanguage, type Reach } from './readerLanguage.ts';

type Sending = Extract<Action, { kind: 'sendEmail' | 'sendSms' }>;

export interface ProcessLetter {
  readonly template: Template;
  /** Those of the addresses to which the template may go. */
  readonly to: readonly string[];
  readonly words: LetterWords;
}

/**
 * What a process says about its record to whoever is reached at some addresses, in the language of the first, by a
 * template that is known by its name. Nothing where the template is not for this record or for none of them: the process
 * goes on, and who executed the stage is told.
 * @throws process_action_failed where there is no such template, email_template_empty
 */
export async function letterFor(
  doing: Doing,
  action: Sending,
  addresses: readonly string[],
  by: keyof typeof reachedBy,
): Promise<ProcessLetter | undefined> {
  const { tx, owner } = doing;
  const template = await templateNamed(tx.sql, action.template);
  if (!template) throw missing(action, action.template);
  const unmet = await unmetCondition(tx, systemActor, template, owner);
  const to = unmet === null ? await recipientsOf(tx, systemActor, template, owner, addresses) : [];
  const [first] = to;
  if (first === undefined) {
    await tellNotSent(doing, template, unmet ?? template.recepientsCondition ?? '');
    return undefined;
  }
  const record = await tx.records.get(systemActor, owner.object, owner.id);
  const { reach, filling } = reachedBy[by];
  const language = await readerLanguage(tx, reach(first), owner.object, record);
  const about = { ...owner, language };
  return { template, to, words: await wordsAbout(tx, systemActor, template, about, filling) };
}

/** The text without HTML, because an SMS is plain text. */
const reachedBy: Readonly<Record<'email' | 'sms', { reach: (to: string) => Reach; filling: Filling }>> = {
  email: { reach: (email) => ({ email }), filling: 'asWritten' },
  sms: { reach: (phone) => ({ phone }), filling: 'text' },
};

/** Notifies the executor of the stage, or the person who began the process. */
const tellNotSent = async (
  { tx, owner, actor, exemplar }: Doing,
  template: Template,
  condition: string,
): Promise<void> => {
  const sender = actor.userId ?? exemplar.authorId;
  if (sender === null) return;
  await notify(tx, {
    to: [sender],
    notice: 'letterNotSent',
    facts: async (language) => {
      const { presentation } = await tx.records.get({ ...systemActor, language }, owner.object, owner.id);
      return {
        template: template.name,
        record: String(presentation),
        condition: ruleInWords(language, registry, owner.object, condition),
      };
    },
    about: owner,
  });
};
