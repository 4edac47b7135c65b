import type { AnyRecord, Reference } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { call } from '../data/http.ts';
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

export const isSaidOfMany = (work: BulkWork, said: SaidOfMany): boolean => {
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
};

const post = (path: string, body: object): Promise<AnyRecord> => call(path, { method: 'POST', body });
const path = objects.reclamation.path;

/** What each does with one reclamation. */
export const bulkCommand = (work: BulkWork, said: SaidOfMany): ((id: number) => Promise<unknown>) => {
  const comment = said.words.trim();
  switch (work) {
    case 'changeState':
    case 'addComment':
      return (id) => makeMove(work, id, { ...nothingSaid, state: said.state, comment });
    case 'assignManager':
      return (id) => call(`/${path}/${id}`, { method: 'PUT', body: { managerId: said.manager?.id } });
    case 'createInteraction':
      return async (id) => {
        const { numberStr, customerId } = await call<AnyRecord>(`/${path}/${id}`);
        const reference = `${String(numberStr)}: ${said.subject}`;
        return post(`/${objects.interaction.path}`, { reference, customerId, comment });
      };
    case 'writeEmail': {
      const { emailTemplate, subject } = said;
      const letter = emailTemplate ? { emailTemplateId: emailTemplate.id } : { subject, body: comment };
      return (id) => post(`/${path}/${id}/letters`, letter);
    }
  }
};
