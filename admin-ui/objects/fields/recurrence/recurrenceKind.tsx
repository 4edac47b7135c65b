import { recurrenceText } from '#domain/labels/recurrenceWords.ts';
import { useLanguage } from '../../../data/useLanguage.ts';
import type { FieldKind, ShownValue } from '../kind.ts';
import { textKind } from '../text.tsx';
import { RecurrenceInput } from './RecurrenceInput.tsx';

const RecurrenceShown = ({ value }: ShownValue) => {
  const language = useLanguage();
  return typeof value === 'string' && value !== '' ? recurrenceText(language, value) : null;
};

/** A text whose format is `recurrence`. */
export const recurrenceKind: FieldKind = {
  ...textKind,
  Shown: RecurrenceShown,
  Input: RecurrenceInput,
  span: 12,
};
