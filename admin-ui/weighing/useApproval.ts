import { useQuery } from '@tanstack/react-query';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { call } from '../data/http.ts';
import { useRefetchOnChange } from '../data/live.ts';

type Note = RecordNamed<'deliveryNote'>;

interface Approval {
  /** The delivery notes of the weighings, oldest first. */
  readonly notes: readonly Note[];
  readonly approved: boolean;
  readonly approve: () => Promise<unknown>;
  readonly undo: () => Promise<unknown>;
}

const none: readonly Note[] = [];

/** The notes that a disposition's weighings made, and their approval. */
export const useApproval = (dispositionId: number): Approval => {
  const key = ['desk', 'notes', dispositionId];
  useRefetchOnChange(['deliveryNote'], key);
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      call<{ rows: Note[] }>(`/${objects.deliveryNote.path}`, {
        query: {
          sort: 'id',
          filter: JSON.stringify({
            disposition: dispositionId,
            markedToDelete: false,
            weighingRecord: { filled: true },
          }),
        },
        signal,
      }),
  });
  const notes = data?.rows ?? none;
  const path = `/dispositions/${dispositionId}/approval`;
  return {
    notes,
    approved: notes.length > 0 && notes.every(({ confirmed }) => confirmed),
    approve: () => call(path, { method: 'POST', body: {} }),
    undo: () => call(path, { method: 'DELETE' }),
  };
};
