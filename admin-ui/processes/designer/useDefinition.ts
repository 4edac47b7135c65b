import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { objects } from '#domain/objects.ts';
import type { Definition } from '#domain/processes/definitionGraph.ts';
import { call } from '../../data/http.ts';
import { useText } from '../../i18n/useText.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { inputOf, type DesignDraft } from './designDraft.ts';

const { path } = objects.bpDefinition;
const keyOf = (id: number) => ['process definition', id];

export const useDefinition = (id: number) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call<Definition>(`/${path}/${id}`, { signal }),
    refetchOnWindowFocus: false,
  });

/** Keeps a drawn definition; answers whether it was kept, or says why not. */
export const useSaveDefinition = ({ id, updatedAt }: Definition) => {
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const text = useText();
  return async (draft: DesignDraft): Promise<boolean> => {
    try {
      const kept = await call<Definition>(`/${path}/${id}`, {
        method: 'PUT',
        body: { updatedAt, ...inputOf(draft) },
      });
      client.setQueryData(keyOf(id), kept);
      await client.invalidateQueries({ queryKey: [path] });
      await client.invalidateQueries({ queryKey: ['process versions', id] });
      notify(text('designer.saved'), { type: 'success' });
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    }
  };
};
