import type { Reference } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { makeMove, emptyMove } from './moves.ts';

/** What can be done with many reclamations at once. */
export const bulkWorks = [
  'changeState',
  'assignManager',
  'addComment',
  'createInteraction',
  'writeEmail',
] as const;
export type BulkWork = (typeof bulkWorks)[number];

/** The values that are entered once for many reclamations. */
export interface BulkValues {
  readonly state: Reference | null;
  readonly manager: Reference | null;
  readonly emailTemplate: Reference | null;
  readonly subject: string;
  /** The comment of a reclamation or an interaction, or the body of an e-mail. */
  readonly words: string;
}

export const emptyBulkValues: BulkValues = {
  state: null,
  manager: null,
  emailTemplate: null,
  subject: '',
  words: '',
};

/** Whether the values that the change needs are entered. */
export function hasAllValues(work: BulkWork, values: BulkValues): boolean {
  const [subject, words] = [values.subject.trim(), values.words.trim()];
  switch (work) {
    case 'changeState':
      return values.state !== null;
    case 'assignManager':
      return values.manager !== null;
    case 'addComment':
      return words !== '';
    case 'createInteraction':
      return subject !== '';
    case 'writeEmail':
      return values.emailTemplate !== null || (subject !== '' && words !== '');
  }
}

/**
 * Returns the function that makes the change in one reclamation, named by its id. Its request names no version, so it is not
 * refused if somebody has changed the reclamation meanwhile.
 */
export function bulkCommand(work: BulkWork, values: BulkValues): (id: number) => Promise<unknown> {
  const comment = values.words.trim();
  switch (work) {
    case 'changeState':
    case 'addComment':
      return (id) => makeMove(work, id, { ...emptyMove, state: values.state, comment });
    case 'assignManager':
      return (id) => recordCalls.write(objects.reclamation, id, { managerId: values.manager?.id });
    case 'createInteraction':
      return async (id) => {
        const { numberStr, customerId } = await recordCalls.read(objects.reclamation, id);
        const reference = `${String(numberStr)}: ${values.subject}`;
        return recordCalls.create(objects.interaction, { reference, customerId, comment });
      };
    case 'writeEmail': {
      const { emailTemplate, subject } = values;
      const letter = emailTemplate ? { emailTemplateId: emailTemplate.id } : { subject, body: comment };
      return (id) => callApi('POST /reclamation/:id/letters', { params: { id }, body: letter });
    }
  }
}
