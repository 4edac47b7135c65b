import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { recurrenceText } from '#domain/labels/recurrenceWords.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyRefused } from '../parts/useNotifyRefused.ts';
import { putValues, type PutTime } from './calendarTimes.ts';
import { sourceOf } from './calendarSources.ts';
import { RepeatedDialog, type RepeatedAnswer } from './RepeatedDialog.tsx';
import type { CarriedRecord } from './useCalendarEvents.ts';

/** One occurrence of a repeated event. `at` names it: the time at which it begins by the rule of its series. */
export type Repeated = CarriedRecord & { readonly at: string };

export function isRepeated(carried: CarriedRecord): carried is Repeated {
  return carried.at !== undefined;
}

/** A question about an occurrence. */
interface Question {
  readonly repeated: Repeated;
  /** The time to which it was dragged; absent if it was clicked. */
  readonly put?: PutTime;
  /** Called when its time has been read again after the change, or the person has cancelled. */
  readonly onEnd?: () => void;
}

/** Moves, opens and removes occurrences of a repeated event, after a dialog has asked whether other occurrences are meant too. */
export function useRepeated() {
  const text = useText();
  const language = useLanguage();
  const client = useQueryClient();
  const navigate = useNavigate();
  const notify = useNotify();
  const notifyRefused = useNotifyRefused();
  const [question, setQuestion] = useState<Question>();

  const act = async ({ repeated, put }: Question, { scope, remove }: RepeatedAnswer): Promise<void> => {
    const { record, at } = repeated;
    const what = String(record.presentation);
    const params = { id: record.id };
    const occurrence = { at, scope, updatedAt: record.updatedAt };
    if (remove) {
      await callApi('DELETE /calendar_events/:id/occurrence', { params, body: occurrence });
      return notify(text('calendarPage.removed', { what }), { type: 'success' });
    }
    if (put) {
      const { start, end = null, allDay } = putValues(sourceOf('calendarEvents'), put);
      const time = { start: String(start), end: end === null ? null : String(end), allDay: allDay === true };
      await callApi('PUT /calendar_events/:id/occurrence', { params, body: { ...occurrence, put: time } });
      return notify(text('calendarPage.moved', { what }), { type: 'success' });
    }
    // Unless all dates are meant, the server first makes a separate record for the meant dates. This record is opened.
    const opened =
      scope === 'all'
        ? record
        : await callApi('PUT /calendar_events/:id/occurrence', { params, body: occurrence });
    void navigate(`/${objects.calendarEvent.path}/${opened.id}`);
  };

  const settle = async (answer: RepeatedAnswer | undefined): Promise<void> => {
    setQuestion(undefined);
    if (!question) return;
    if (!answer) return question.onEnd?.();
    try {
      await act(question, answer);
    } catch (refused) {
      notifyRefused(objects.calendarEvent, refused);
    } finally {
      await client.invalidateQueries({ queryKey: ['calendar page'] });
      question.onEnd?.();
    }
  };

  const rule = question ? recurrenceText(language, String(question.repeated.record.repeats)) : '';
  const dialog: ReactNode = question && (
    <RepeatedDialog
      title={String(question.repeated.record.presentation)}
      question={
        question.put ? text('calendarPage.moveRepeated') : text('calendarPage.openRepeated', { rule })
      }
      continueText={text(question.put ? 'calendarPage.move' : 'calendarPage.open')}
      canRemove={!question.put}
      onSettle={(answer) => void settle(answer)}
    />
  );
  return {
    dialog,
    open: (repeated: Repeated) => setQuestion({ repeated }),
    move: (repeated: Repeated, put: PutTime, onEnd: () => void) => setQuestion({ repeated, put, onEnd }),
  };
}
