import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { LiveReading } from '#domain/weighing/scaleMessages.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import type { Scale } from './useScales.ts';
import { weightToRecord, type NewestWeight, type WeightToRecord } from './weightToRecord.ts';

const keyOf = (scaleId: number | undefined) => ['desk', 'weight', scaleId] as const;

/** While the API does not know the weight that the scale has accepted, it is asked again after this time. */
const whileLateMs = 1000;
/** A typed weight is fresh only for minutes. No message says when it ends, so the API is asked at this interval. */
const whileTypedMs = 30_000;

/** The weight of a scale that may be recorded now; undefined if there is none, or the connection is lost. */
export function useWeightToRecord(
  scale: Pick<Scale, 'id' | 'scalesType'> | undefined,
  reading: LiveReading | undefined,
  connected: boolean,
): WeightToRecord | undefined {
  const client = useQueryClient();
  const queryKey = keyOf(scale?.id);
  // The weights of a bunker are portions; the API offers their sum.
  const acceptedId = scale?.scalesType === 'Bunker' ? undefined : reading?.accepted?.captureId;
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => callApi('GET /weights/newest', { query: { scaleId: scale?.id ?? 0 }, signal }),
    enabled: scale !== undefined,
    refetchInterval: ({ state: { data: stored } }) => {
      if (acceptedId !== undefined && stored?.captureId !== acceptedId) return whileLateMs;
      return stored?.origin === 'Typed' && stored.fresh ? whileTypedMs : false;
    },
  });
  useRefetchOnChange(['weightMemory', 'weighingRecord'], queryKey);
  // A weight that the scale has just accepted is asked for at once.
  useEffect(() => {
    if (acceptedId !== undefined) void client.invalidateQueries({ queryKey: keyOf(scale?.id) });
  }, [client, scale?.id, acceptedId]);
  return connected ? weightToRecord(data, reading) : undefined;
}

/**
 * Remembers at once that this weight has been recorded, so that no desk of this browser offers it again. A request that is under
 * way is cancelled, because its answer may not know of the recording.
 */
export async function noteUsed(
  client: QueryClient,
  { scaleId, captureId }: Pick<WeightToRecord, 'scaleId' | 'captureId'>,
): Promise<void> {
  const queryKey = keyOf(scaleId);
  await client.cancelQueries({ queryKey });
  client.setQueryData<NewestWeight>(queryKey, (stored) =>
    stored?.captureId === captureId ? { ...stored, used: true } : stored,
  );
}
