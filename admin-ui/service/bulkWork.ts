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
  readonly subject: string;
  readonly words: string;
}

export const nothingSaidOfMany: SaidOfMany = { state: null, manager: null, subject: '', words: '' };

export const isSaidOfMany = (work: BulkWork, { state, manager, subject, words }: SaidOfMany): boolean => {
  if (work === 'changeState') return state !== null;
  if (work === 'assignManager') return manager !== null;
  if (work === 'addComment') return words.trim() !== '';
  return subject.trim() !== '' && (work === 'createInteraction' || words.trim() !== '');
};

const post = (path: string, body: object): Promise<AnyRecord> => call(path, { method: 'POST', body });
const path = objects.reclamation.path;

/** What each does with one reclamation; `withoutAddress` is the sentence for whom nobody can write to. */
export const bulkCommand = (
  work: BulkWork,
  said: SaidOfMany,
  withoutAddress: string,
): ((id: number) => Promise<unknown>) => {
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
    case 'writeEmail':
      return async (id) => {
        const { email } = await call<AnyRecord>(`/${path}/${id}`);
        if (!email) throw new Error(withoutAddress);
        const words = { reclamationId: id, to: email, subject: said.subject, body: comment };
        const written = await post(`/${objects.reclamationEmail.path}`, words);
        return post(`/${objects.reclamationEmail.path}/${written.id}/send`, {});
      };
  }
};
