import { useQuery } from '@tanstack/react-query';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useRefetchOnChange } from '../data/live.ts';

type Note = RecordNamed<'deliveryNote'>;

interface Approval {
  /** The delivery notes of the weighings, oldest first. */
  readonly notes: readonly Note[];
  /** Whether there are notes, and all are confirmed. */
  readonly approved: boolean;
  readonly approve: () => Promise<unknown>;
  readonly undo: () => Promise<unknown>;
}

const none: readonly Note[] = [];
/** More than the notes of one disposition. Cargo in portions may have many, and all must be known to be approved. */
const limit = 1000;

/** The delivery notes of a disposition's weighings, and their approval. */
export function useApproval(dispositionId: number): Approval {
  const key = ['desk', 'notes', dispositionId];
  useRefetchOnChange(['deliveryNote'], key);
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) =>
      recordCalls.list(objects.deliveryNote, {
        query: {
          sort: 'id',
          limit,
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
  const params = { id: dispositionId };
  return {
    notes,
    approved: notes.length > 0 && notes.every(({ confirmed }) => confirmed),
    approve: () => callApi('POST /dispositions/:id/approval', { params }),
    undo: () => callApi('DELETE /dispositions/:id/approval', { params }),
  };
}
