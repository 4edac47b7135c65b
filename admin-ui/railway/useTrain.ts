import { useQuery } from '@tanstack/react-query';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { call } from '../data/http.ts';
import { useRefetchOnChange } from '../data/live.ts';

export type Train = RecordNamed<'train'>;
type Wagon = RecordNamed<'trainWagon'>;
type Weighed = RecordNamed<'disposition'>;

/** A wagon of a train with what the scale has found of it. */
export interface TrainWagon {
  readonly wagon: Wagon;
  readonly disposition: Weighed | undefined;
}

const mostWagons = 200;
const none: readonly TrainWagon[] = [];

interface Rows<R> {
  readonly rows: readonly R[];
}

const rowsOf = async <R>(
  path: string,
  filter: object,
  sort: string,
  signal: AbortSignal,
): Promise<readonly R[]> => {
  const query = { filter: JSON.stringify(filter), sort, limit: mostWagons };
  return (await call<Rows<R>>(`/${path}`, { query, signal })).rows;
};

/** The trains at hand: those that have not departed, the newest first. */
export const useTrains = (): readonly Train[] | undefined => {
  useRefetchOnChange(['train'], ['trains at hand']);
  const { data } = useQuery({
    queryKey: ['trains at hand'],
    queryFn: ({ signal }) =>
      call<Rows<Train>>(`/${objects.train.path}`, {
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
};

/** The wagons of a train in their order, as they stand on the scale's records now. */
export const useTrainWagons = (trainId: number | undefined): readonly TrainWagon[] | undefined => {
  useRefetchOnChange(['trainWagon', 'disposition'], ['train wagons', trainId]);
  const { data } = useQuery({
    queryKey: ['train wagons', trainId],
    enabled: trainId !== undefined,
    queryFn: async ({ signal }) => {
      const mine = { train: trainId, markedToDelete: false };
      const wagons = await rowsOf<Wagon>(objects.trainWagon.path, mine, 'place', signal);
      const ids = wagons.flatMap(({ dispositionId }) => (dispositionId ? [dispositionId] : []));
      const weighed =
        ids.length > 0
          ? await rowsOf<Weighed>(objects.disposition.path, { id: { inList: ids } }, 'id', signal)
          : [];
      return wagons.map((wagon) => ({
        wagon,
        disposition: weighed.find(({ id }) => id === wagon.dispositionId),
      }));
    },
  });
  return trainId === undefined ? none : data;
};

/** How far the weighing of a wagon has come. */
export const progressOf = ({ disposition }: TrainWagon): 'waiting' | 'begun' | 'done' => {
  if (disposition?.state === 'Loaded' || disposition?.state === 'Unloaded') return 'done';
  return (disposition?.numberOfWeighted ?? 0) > 0 ? 'begun' : 'waiting';
};
