import type { EventInput } from '@fullcalendar/core';
import { useTheme } from '@mui/material';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { isReference, referenceName, type AnyRecord } from '#domain/kernel/record.ts';
import type { Language } from '#domain/kernel/language.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { statusBackground } from '../parts/statusColour.ts';
import { sourceNames, sourceOf, type SourceName } from './calendarSources.ts';
import { recordsInSpan } from './recordsInSpan.ts';
import { shownTime, type Span } from './calendarTimes.ts';
import type { CalendarChoice } from './useCalendarChoice.ts';
import type { OwnCalendars } from './useOwnCalendars.ts';

/** What an event of the calendar carries besides its time. */
export interface CarriedRecord {
  readonly source: SourceName;
  readonly record: AnyRecord;
  /** The name of the occurrence of a repeated event: when it begins by the rule of its series. */
  readonly at?: string;
}

/**
 * The events of a span, of the chosen sources and calendars, read again when one of their records changes. `isCut` says that a
 * source has more records in the span than are shown.
 */
export function useCalendarEvents(span: Span | undefined, choice: CalendarChoice, calendars: OwnCalendars) {
  const language = useLanguage();
  const { tones } = useTheme();
  const names = sourceNames.filter((name) => choice.offered.includes(name) && !choice.isHidden(name));
  useRefetchOnChange(
    [...new Set(sourceNames.map((name) => sourceOf(name).object)), 'calendar'],
    ['calendar page'],
  );
  const answers = useQueries({
    queries: names.map((name) => ({
      queryKey: ['calendar page', name, span, choice.filterOf(name)],
      // Called only with a span (`enabled`); the empty one satisfies the types.
      queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
        recordsInSpan(name, span ?? { from: '', to: '' }, choice.filterOf(name), signal),
      enabled: span !== undefined,
      placeholderData: keepPreviousData,
    })),
  });
  const bySource = answers.flatMap(({ data }) => data ?? []);
  return {
    isFetching: answers.some(({ isFetching }) => isFetching),
    error: answers.find(({ error }) => error)?.error ?? null,
    isCut: bySource.some(({ isCut }) => isCut),
    events: bySource.flatMap(({ name, rows }) =>
      rows.flatMap((row): EventInput[] => {
        const { record, at } = row;
        const calendar = isReference(record.calendar) ? record.calendar.id : undefined;
        if (calendar !== undefined && choice.isCalendarHidden(calendar)) return [];
        // `row.times` are those of one occurrence of a repeated event; they replace the times of its record.
        const time = shownTime(sourceOf(name), { ...record, ...row.times });
        if (!time) return [];
        const colour = calendar === undefined ? undefined : calendars.colourOf(calendar);
        const { background, text: textColor } = tones[sourceOf(name).tone];
        return [
          {
            ...time,
            id: `${name} ${record.id} ${at ?? ''}`,
            title: titleOf(name, record, language),
            backgroundColor: colour ? statusBackground(colour) : background,
            borderColor: colour ?? textColor,
            textColor: colour ? 'inherit' : textColor,
            editable: canBeMoved(name, record, calendars),
            extendedProps: { source: name, record, ...(at ? { at } : {}) } satisfies CarriedRecord,
          },
        ];
      }),
    ),
  };
}

/**
 * Whether an event may be moved by hand. A term of a task may not: its own moves change it and ask for a reason. A calendar event
 * may not if somebody has locked it (`editable`), or if the person may not write its calendar. For the other records the server
 * decides.
 */
const canBeMoved = (name: SourceName, record: AnyRecord, calendars: OwnCalendars): boolean => {
  if (sourceOf(name).kind === 'term') return false;
  if (name !== 'calendarEvents') return true;
  return record.editable !== false && isReference(record.calendar) && calendars.mayWrite(record.calendar.id);
};

const titleOf = (name: SourceName, record: AnyRecord, language: Language): string => {
  if (name === 'calendarEvents') return String(record.title);
  const who = referenceName(record.customer ?? record.counterparty);
  const what =
    name === 'crmEvents'
      ? [enumLabel(language, 'crmEventType', String(record.eventType)), record.description]
      : [record.numberStr ?? record.presentation];
  // An event without a description is named by its counterparty.
  return [...new Set([...what, who])].filter(Boolean).join(' · ');
};
