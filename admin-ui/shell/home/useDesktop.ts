import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import { desktopItems, type DesktopItem } from '#domain/platform/desktopItems.ts';
import { callApi } from '../../data/client.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useObjectPath } from '../../data/metadata.ts';

const key = ['mainDesktop'] as const;

/** The start page that the signed-in person has arranged; null if there is none. */
export function useDesktop() {
  const client = useQueryClient();
  const path = useObjectPath('mainDesktop');
  const { data: identity } = useGetIdentity();
  const user = identity?.id;
  const { data, isPending } = useQuery({
    queryKey: [...key, user],
    enabled: path !== undefined && user !== undefined,
    queryFn: async ({ signal }): Promise<readonly DesktopItem[] | null> => {
      const { rows } = await recordCalls.list(
        { path },
        { query: { filter: JSON.stringify({ user }) }, signal },
      );
      const parsed = desktopItems.safeParse(rows[0]?.items);
      return parsed.success ? parsed.data : null;
    },
  });
  return {
    items: data ?? null,
    isPending: isPending && path !== undefined,
    keep: async (items: readonly DesktopItem[] | null): Promise<void> => {
      await callApi('POST /main_desktop', { body: { items } });
      await client.invalidateQueries({ queryKey: key });
    },
  };
}
