import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { fail, failFields } from '#domain/kernel/fail.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { writtenAnswers } from '#domain/platform/formAnswerText.ts';
import { parseAnswers, questionsOf, type FormRow } from '#domain/platform/formQuestions.rules.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { writeOnce } from '../http/writeOnce.ts';

/** A form that an administrator put together is filled in by whoever sees it. */
export const formEndpoints = ({ database }: { database: Database }): AnyEndpoint[] => [
  endpoint({
    method: 'post',
    path: '/form_builder/:id/answers',
    tag: 'platform',
    summary: 'Sends the answers to a form: they are kept, and its recipient gets them in a letter',
    access: 'signedIn',
    params: z.object({ id: recordId }),
    body: z.strictObject({ answers: z.record(z.string().max(60), z.json()) }),
    answer: z.object({ id: z.number() }),
    status: 201,
    handle: async ({ actor, params, body, request }) => {
      const { id } = await writeOnce(database, actor, request, async (tx) => {
        const form = await tx.records.get(actor, 'formDefinition', params.id);
        if (!form.isActive || form.markedToDelete) throw fail('form_closed');
        const questions = questionsOf(form.fields as FormRow[]);
        const { values, errors } = parseAnswers(questions, body.answers);
        if (errors.length > 0) throw failFields(errors);

        const author = { ...systemActor, userId: actor.userId };
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
