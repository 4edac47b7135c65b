import { templateNamed, type Template } from '#database/mail/emailTemplates.ts';
import { isDue } from '#database/mail/isDue.ts';
import { wordsAbout, type Filling, type LetterWords } from '#database/mail/letterAbout.ts';
import { notify } from '#database/platform/notify.ts';
import { systemActor } from '#domain/platform/actor.ts';
import type { Action } from '#domain/processes/expression/actions.ts';
import { missing, type Doing } from './action.ts';
import { readerLanguage, type Reach } from './readerLanguage.ts';

type Sending = Extract<Action, { kind: 'sendEmail' | 'sendSms' }>;

export interface ProcessLetter {
  readonly template: Template;
  readonly words: LetterWords;
}

/**
 * What a process says about its record to whoever is reached there, by a template that is known by its name. Nothing
 * where the template is not for this record: the process goes on, and who executed the stage is told.
 * @throws process_action_failed where there is no such template, email_template_empty
 */
export const letterFor = async (
  doing: Doing,
  action: Sending,
  reach: Reach,
  filling: Filling,
): Promise<ProcessLetter | undefined> => {
  const { tx, owner } = doing;
  const template = await templateNamed(tx.sql, action.template);
  if (!template) throw missing(action, action.template);
  if (!(await isDue(tx, template, owner))) {
    await tellNotSent(doing, template);
    return undefined;
  }
  const record = await tx.records.get(systemActor, owner.object, owner.id);
  const language = await readerLanguage(tx, reach, owner.object, record);
  return { template, words: await wordsAbout(tx, template, { ...owner, language }, filling) };
};

/** Tells who wanted it sent: the executor of the stage, else who began the process. */
const tellNotSent = async ({ tx, owner, actor, exemplar }: Doing, template: Template): Promise<void> => {
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
        condition: template.executionCondition ?? '',
      };
    },
    about: owner,
  });
};
