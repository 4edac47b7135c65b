import type { AnswerAt, WishAt } from '#domain/contracts.ts';
import type { Reference } from '#domain/kernel/record.ts';
import type { RecordNamed } from '#domain/objects.ts';
import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import { callApi } from './client.ts';
import { deskId } from './deskId.ts';

export type Disposition = RecordNamed<'disposition'> & { readonly presentation: string };

export type QueueAnswer = AnswerAt<'GET /cars_qeue_dispositions_list'>;
/** A truck in the live queue: its disposition, and its place if the station's queue knows one. */
export type QueuedDisposition = QueueAnswer['rows'][number];
/** The state of a station's queue in figures, such as how many trucks are on the terminal. */
export type StationBoard = QueueAnswer['boards'][number];

/** The state of a journey from its workflow; `begun` is false if there is none yet, null if nobody answers. */
export type JourneyAnswer = AnswerAt<'GET /dispositions/:id/journey'>;
type Moved = AnswerAt<'POST /dispositions/:id/moves/:move'>;

/** What an operator gives with a move: a comment, and what only some moves take. */
export type MoveWords = NonNullable<WishAt<'POST /dispositions/:id/moves/:move'>['body']>;

type Arrangement = WishAt<'POST /queues/:weighingStationId/:change'>;
export type QueueChange = Arrangement['params']['change'];
/** The change of a truck's place that an operator wants, and the reason. */
type QueueRequest = Arrangement['body'];

type RecordedWeight = WishAt<'POST /dispositions/:id/weighings'>['body'];

/**
 * The commands of a truck's journey and of a station's queue. `holder` names this desk: while another
 * desk holds the vehicle, its weighings cannot be changed here.
 */
export const journeyCalls = {
  queue: (weighingStationId: number | undefined, signal: AbortSignal) =>
    callApi('GET /cars_qeue_dispositions_list', { query: { weighingStationId }, signal }),
  journey: (id: number, signal?: AbortSignal) =>
    callApi('GET /dispositions/:id/journey', { params: { id }, signal }),
  move: (id: number, move: JourneyMove, words: MoveWords): Promise<Moved> =>
    callApi('POST /dispositions/:id/moves/:move', { params: { id, move }, body: words }),
  recordWeighing: (id: number, weight: RecordedWeight) =>
    callApi('POST /dispositions/:id/weighings', { params: { id }, body: { ...weight, holder: deskId() } }),
  removeWeighing: (id: number, comment: string) =>
    callApi('DELETE /dispositions/:id/weighings', { params: { id }, body: { comment, holder: deskId() } }),
  arrange: (weighingStationId: number, change: QueueChange, request: QueueRequest) =>
    callApi('POST /queues/:weighingStationId/:change', {
      params: { weighingStationId, change },
      body: request,
    }),
};

/** The plate of a truck, by which people on the yard call it. */
export function plateOf(disposition: { readonly vehicle: Reference | null }): string | undefined {
  return disposition.vehicle?.presentation || undefined;
}
