import type { Reference } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { makeMove, nothingSaid } from './moves.ts';

export const bulkWorks = [
  'changeState',
  'assignManager',
  'addComment',
  'createInteraction',
  'writeEmail',
] as const;
export type BulkWork = (typeof bulkWorks)[number];

/** What somebody says once for many reclamations. */
export interface SaidOfMany {
  readonly state: Reference | null;
  readonly manager: Reference | null;
  readonly emailTemplate: Reference | null;
  readonly subject: string;
  readonly words: string;
}

export const nothingSaidOfMany: SaidOfMany = {
  state: null,
  manager: null,
  emailTemplate: null,
  subject: '',
  words: '',
};

export function isSaidOfMany(work: BulkWork, said: SaidOfMany): boolean {
  const [subject, words] = [said.subject.trim(), said.words.trim()];
  switch (work) {
    case 'changeState':
      return said.state !== null;
    case 'assignManager':
      return said.manager !== null;
    case 'addComment':
      return words !== '';
    case 'createInteraction':
      return subject !== '';
    case 'writeEmail':
      return said.emailTemplate !== null || (subject !== '' && words !== '');
  }
}

/** What each does with one reclamation. */
export function bulkCommand(work: BulkWork, said: SaidOfMany): (id: number) => Promise<unknown> {
  const comment = said.words.trim();
  switch (work) {
    case 'changeState':
    case 'addComment':
      return (id) => makeMove(work, id, { ...nothingSaid, state: said.state, comment });
    case 'assignManager':
      return (id) => recordCalls.write(objects.reclamation, id, { managerId: said.manager?.id });
    case 'createInteraction':
      return async (id) => {
        const { numberStr, customerId } = await recordCalls.read(objects.reclamation, id);
        const reference = `${String(numberStr)}: ${said.subject}`;
        return recordCalls.create(objects.interaction, { reference, customerId, comment });
      };
    case 'writeEmail': {
      const { emailTemplate, subject } = said;
      const letter = emailTemplate ? { emailTemplateId: emailTemplate.id } : { subject, body: comment };
      return (id) => callApi('POST /reclamation/:id/letters', { params: { id }, body: letter });
    }
  }
}
