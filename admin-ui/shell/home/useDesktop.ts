import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import { desktopItems, type DesktopItem } from '#domain/platform/desktopItems.ts';
import { call } from '../../data/http.ts';
import { useObjectPath } from '../../data/metadata.ts';
import type { Page } from '../../data/dataProvider.ts';

const key = ['mainDesktop'] as const;

/** What the signed-in person has put on their start page; null while they have not arranged it. */
export const useDesktop = () => {
  const client = useQueryClient();
  const path = useObjectPath('mainDesktop');
  const { data: identity } = useGetIdentity();
  const user = identity?.id;
  const { data, isPending } = useQuery({
    queryKey: [...key, user],
    enabled: path !== undefined && user !== undefined,
    queryFn: async ({ signal }): Promise<readonly DesktopItem[] | null> => {
      const { rows } = await call<Page>(`/${path}`, { query: { filter: JSON.stringify({ user }) }, signal });
      const parsed = desktopItems.safeParse(rows[0]?.items);
      return parsed.success ? parsed.data : null;
    },
  });
  return {
    items: data ?? null,
    isPending: isPending && path !== undefined,
    keep: async (items: readonly DesktopItem[] | null): Promise<void> => {
      await call('/main_desktop', { method: 'POST', body: { items } });
      await client.invalidateQueries({ queryKey: key });
    },
  };
};
