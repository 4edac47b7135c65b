import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import type { DesktopItem } from '#domain/platform/desktopItems.ts';
import { widgetNamed, type WidgetName } from '#domain/today/widgets.ts';
import type { WidgetReader } from '#domain/today/widget.ts';
import type { AnswerAt } from '#domain/contracts.ts';
import { callApi } from '../../data/client.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { useLanguage } from '../../data/useLanguage.ts';

const key = ['today'] as const;

/** The first screen of the signed-in person. */
export type Today = AnswerAt<'GET /today'>;

/** The figures are read again at this interval, because at midnight other records become late without a change of any record. */
const figuresStayMs = 600_000;

/** What waits for the signed-in person, read again whenever one of the counted records changes, and every ten minutes. */
export function useToday() {
  const client = useQueryClient();
  const language = useLanguage();
  const { data: identity } = useGetIdentity();
  const { data, error } = useQuery({
    queryKey: [...key, identity?.id, language],
    enabled: identity !== undefined,
    queryFn: ({ signal }) => callApi('GET /today', { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: figuresStayMs,
  });
  const countedObjects = Object.keys(data?.figures ?? {}).map(
    (name) => widgetNamed(name as WidgetName).object,
  );
  useRefetchOnChange([...new Set(countedObjects)], key);
  return {
    today: data,
    error,
    /** Stores the person's choice of items; null goes back to the widgets of their role. */
    saveItems: async (items: readonly DesktopItem[] | null): Promise<void> => {
      await callApi('POST /main_desktop', { body: { items } });
      await client.invalidateQueries({ queryKey: key });
      await client.invalidateQueries({ queryKey: chartsKey });
    },
  };
}

const chartsKey = ['today charts'] as const;
const chartsStayMs = 60_000;

/**
 * The charts of the person's first screen. They cover weeks, so it is enough to read them once a minute while they are
 * shown.
 */
export function useTodayCharts() {
  const { data: identity } = useGetIdentity();
  return useQuery({
    queryKey: [...chartsKey, identity?.id],
    enabled: identity !== undefined,
    queryFn: ({ signal }) => callApi('GET /today/charts', { signal }),
    refetchInterval: chartsStayMs,
  });
}

/**
 * The person and the day for which the widgets were counted, so that their links open the lists of the same day.
 * @param today the day as yyyy-MM-dd
 */
export function useWidgetReader(today: string): WidgetReader {
  const { data: identity } = useGetIdentity();
  return { today, person: { id: Number(identity?.id ?? 0), presentation: identity?.fullName ?? '' } };
}
