import { useQuery } from '@tanstack/react-query';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useRefetchOnChange } from '../data/live.ts';

export type Train = RecordNamed<'train'>;
type Wagon = RecordNamed<'trainWagon'>;
type Disposition = RecordNamed<'disposition'>;

/** A wagon of a train, and the disposition by which it is weighed; undefined if it has none. */
export interface TrainWagon {
  readonly wagon: Wagon;
  readonly disposition: Disposition | undefined;
}

/** The most wagons of a train that are read, and so the most dispositions. */
const mostWagons = 200;
const none: readonly TrainWagon[] = [];

const wagonQuery = (filter: object, sort: string) => ({
  filter: JSON.stringify(filter),
  sort,
  limit: mostWagons,
});

/** The trains at hand: those that have not departed, the newest first, at most a hundred. */
export function useTrains(): readonly Train[] | undefined {
  useRefetchOnChange(['train'], ['trains at hand']);
  const { data } = useQuery({
    queryKey: ['trains at hand'],
    queryFn: ({ signal }) =>
      recordCalls.list(objects.train, {
        query: {
          filter: JSON.stringify({ markedToDelete: false, departedAt: { notFilled: true } }),
          sort: 'date',
          desc: true,
          limit: 100,
        },
        signal,
      }),
  });
  return data?.rows;
}

/**
 * The wagons of a train in their order, each with its disposition; undefined until they are read.
 * @param trainId undefined if no train is chosen: then there are no wagons
 */
export function useTrainWagons(trainId: number | undefined): readonly TrainWagon[] | undefined {
  useRefetchOnChange(['trainWagon', 'disposition'], ['train wagons', trainId]);
  const { data } = useQuery({
    queryKey: ['train wagons', trainId],
    enabled: trainId !== undefined,
    queryFn: async ({ signal }) => {
      const filter = { train: trainId, markedToDelete: false };
      const { rows: wagons } = await recordCalls.list(objects.trainWagon, {
        query: wagonQuery(filter, 'place'),
        signal,
      });
      const ids = wagons.flatMap(({ dispositionId }) => (dispositionId ? [dispositionId] : []));
      const query = wagonQuery({ id: { inList: ids } }, 'id');
      const { rows: dispositions } =
        ids.length > 0 ? await recordCalls.list(objects.disposition, { query, signal }) : { rows: [] };
      return wagons.map((wagon) => ({
        wagon,
        disposition: dispositions.find(({ id }) => id === wagon.dispositionId),
      }));
    },
  });
  return trainId === undefined ? none : data;
}

/** The progress of the weighing of a wagon: `begun` if it was weighed at least once, `done` if its disposition is complete. */
export function progressOf({ disposition }: TrainWagon): 'waiting' | 'begun' | 'done' {
  if (disposition?.state === 'Loaded' || disposition?.state === 'Unloaded') return 'done';
  return (disposition?.numberOfWeighted ?? 0) > 0 ? 'begun' : 'waiting';
}
