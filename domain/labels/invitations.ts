import type { WrittenEvent } from '../calendar/writtenCalendar.ts';
import type { Language } from '../kernel/language.ts';
import { dateText, dateTimeText } from '../kernel/written.ts';
import { filled } from '../words/filled.ts';
import words from '../words/calendar/invitations.json' with { type: 'json' };
import { textsIn } from '../words/rows.ts';
import { recurrenceText } from './recurrenceWords.ts';
import type { Answer } from '../calendar/invitationCalendar.ts';

type EventFacts = Pick<WrittenEvent, 'title' | 'start' | 'end' | 'allDay' | 'repeats' | 'description'>;

/** The subject and the text of an invitation, in the language of the guest. */
export function invitationLetter(
  language: Language,
  event: EventFacts,
  { isOff, isNew }: { readonly isOff: boolean; readonly isNew: boolean },
): { readonly subject: string; readonly body: string } {
  const texts = textsIn(words, language);
  const news = isNew ? texts.invited : texts.changed;
  const subject = isOff ? texts.canceled : news;
  const repeats = event.repeats ? [recurrenceText(language, event.repeats)] : [];
  const lines = [
    event.title,
    [whenText(event), ...repeats].join(', '),
    ...(event.description ? ['', event.description] : []),
    ...(isOff ? [] : ['', texts.answer]),
  ];
  return { subject: filled(subject, { title: event.title }), body: lines.join('\n') };
}

/** From when to when, in the time of the terminal. */
export function whenText({ start, end, allDay }: Pick<EventFacts, 'start' | 'end' | 'allDay'>): string {
  const text = allDay ? dateText : dateTimeText;
  const [from, to] = [text(start), end ? text(end) : ''];
  if (to === '' || to === from) return from;
  // A span within one day names the day once: `21.11.2026 06:30–07:15`.
  const isWithinDay = !allDay && to.slice(0, 10) === from.slice(0, 10);
  return isWithinDay ? `${from}–${to.slice(11)}` : `${from} – ${to}`;
}

/** The subject of an answer to an invitation. */
export function answerSubject(language: Language, answer: Answer, title: string): string {
  return filled(textsIn(words, language).answers[answer], { title });
}
