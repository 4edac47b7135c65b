import { useQuery, useQueryClient } from '@tanstack/react-query';
import { objects } from '#domain/objects.ts';
import type { Definition } from '#domain/processes/definitionGraph.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { inputOf, type DesignDraft } from './designDraft.ts';

const { path } = objects.bpDefinition;
const keyOf = (id: number) => ['process definition', id];

export function useDefinition(id: number) {
  return useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => recordCalls.read(objects.bpDefinition, id, { signal }),
    refetchOnWindowFocus: false,
  });
}

/**
 * Saves an edited definition. It is refused if somebody has saved another version than the one that was edited (`updatedAt`).
 * @returns a function that resolves to what was stored, or shows why nothing was
 */
export function useSaveDefinition(id: number) {
  const client = useQueryClient();
  const notifyError = useNotifyError();
  return async (draft: DesignDraft, updatedAt: string): Promise<Definition | undefined> => {
    try {
      const storedRecord = await recordCalls.write(objects.bpDefinition, id, {
        updatedAt,
        ...inputOf(draft),
      });
      client.setQueryData(keyOf(id), storedRecord);
      await client.invalidateQueries({ queryKey: [path] });
      await client.invalidateQueries({ queryKey: ['process versions', id] });
      return storedRecord;
    } catch (error) {
      notifyError(error);
      return undefined;
    }
  };
}
