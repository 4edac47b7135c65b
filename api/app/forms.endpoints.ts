import type { Database } from '#database/connect.ts';
import { fail, failFields } from '#domain/kernel/fail.ts';
import { serverFor } from '#domain/platform/actor.ts';
import { writtenAnswers } from '#domain/platform/formAnswerText.ts';
import { parseAnswers, questionsOf, type FormRow } from '#domain/platform/formQuestions.rules.ts';
import { formContracts } from '#domain/platform/form.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { writeOnce } from '../http/writeOnce.ts';

/** Forms that administrators make; everyone who sees a form may fill it in. */
export function formEndpoints({ database }: { database: Database }): AnyEndpoint[] {
  return [
    serve(formContracts.answer, {
      tag: 'platform',
      summary: 'Sends the answers to a form: they are kept, and its recipient gets them in a letter',
      access: 'signedIn',
      handle: async ({ actor, params, body, request }) => {
        const { id } = await writeOnce(database, actor, request, async (tx) => {
          const form = await tx.records.get(actor, 'formDefinition', params.id);
          if (!form.isActive || form.markedToDelete) throw fail('form_closed');
          const questions = questionsOf(form.fields as FormRow[]);
          const { values, errors } = parseAnswers(questions, body.answers);
          if (errors.length > 0) throw failFields(errors);

          // The server writes in the person's name, because without full rights nobody may write answers.
          const author = serverFor(actor.userId);
          const answerText = writtenAnswers(questions, values);
          const answer = await tx.records.create(author, 'formAnswer', {
            formDefinition: form.id,
            topic: form.topic,
            recipient: form.recipient,
            answers: questions.map(({ key, title }) => ({ key, title, value: values[key] ?? null })),
            answerText,
          });
          await tx.records.create(author, 'outgoingEmail', {
            date: new Date().toISOString(),
            to: form.recipient,
            subject: form.topic,
            body: answerText,
            bodyType: 'text',
            status: 'queued',
            event: `formAnswer:${answer.id}`,
          });
          return answer;
        });
        return { id };
      },
    }),
  ];
}
