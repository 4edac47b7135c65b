import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { frequencies, type Frequency } from '#domain/kernel/recurrence.ts';
import { recurrenceText } from '#domain/labels/recurrenceWords.ts';
import { useLanguage } from '../../../data/useLanguage.ts';
import { useText } from '../../../i18n/useText.ts';
import type { InputProps } from '../kind.ts';
import { useFieldInput } from '../useFieldInput.ts';
import { RecurrenceEnd } from './RecurrenceEnd.tsx';
import { RecurrenceDays } from './RecurrenceDays.tsx';
import {
  draftOf,
  freshDraft,
  mostInterval,
  ruleAfterMove,
  ruleOfDraft,
  type RecurrenceDraft,
} from './recurrenceDraft.ts';
import { WholeNumber } from './WholeNumber.tsx';

/**
 * Chooses how an event repeats, in words, or as a written rule (RRULE of iCalendar) if `own` is chosen. The days of a rule that
 * was chosen in words follow from the start of the event.
 */
export function RecurrenceInput(props: InputProps) {
  const text = useText();
  const language = useLanguage();
  const { form, shown } = useFieldInput(props);
  const start: unknown = useWatch({ name: 'start' });
  const ruleText = typeof form.value === 'string' ? form.value : '';
  const startBefore = useMovedRule(ruleText, start, form.onChange);
  const draft = ruleText ? shownDraft(ruleText, start, startBefore) : undefined;
  const changeDraft = (next: RecurrenceDraft) => {
    const { often } = next;
    if (often !== 'own') form.onChange(ruleOfDraft({ ...next, often }, start));
  };
  const chooseOften = (often: string) => {
    if (often === 'never') form.onChange(null);
    // An example that people change: the last working day of each month.
    else if (often === 'own') form.onChange('FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1');
    else changeDraft({ ...(draft ?? freshDraft(often as Frequency, start)), often: often as Frequency });
  };
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <TextField
          {...shown}
          fullWidth={false}
          sx={{ flex: '1 1 170px' }}
          select
          value={draft?.often ?? 'never'}
          onChange={(event) => chooseOften(event.target.value)}
          onBlur={form.onBlur}
          inputRef={form.ref}
        >
          {(['never', ...frequencies, 'own'] as const).map((often) => (
            <MenuItem key={often} value={often}>
              {text(`recurrence.${often}`)}
            </MenuItem>
          ))}
        </TextField>
        {draft && draft.often !== 'own' && (
          <Repeating draft={draft} start={start} disabled={shown.disabled} onChange={changeDraft} />
        )}
        {draft?.often === 'own' && (
          <TextField
            label={text('recurrence.rule')}
            value={ruleText}
            disabled={shown.disabled}
            sx={{ flex: '2 1 260px' }}
            onChange={(event) => form.onChange(event.target.value)}
          />
        )}
      </Box>
      {ruleText && (
        <Typography variant="body2" color="text.secondary" role="status" sx={{ mt: 0.5 }}>
          {recurrenceText(language, ruleText)}
        </Typography>
      )}
    </Box>
  );
}

/**
 * The choices to show for a rule. `draftOf` calls a rule `own` whose days do not follow from the given start. In the rendering
 * between a move of the start and the move of the rule, the days still follow from the start before.
 */
const shownDraft = (ruleText: string, start: unknown, startBefore: unknown): RecurrenceDraft => {
  const draft = draftOf(ruleText, start);
  return draft.often === 'own' ? draftOf(ruleText, startBefore) : draft;
};

/** When the start of the event moves, the days of its rule move with it. @returns the start of the rendering before */
const useMovedRule = (ruleText: string, start: unknown, onChange: (rule: string) => void): unknown => {
  const startBefore = useRef(start);
  // The ref is read here, because the effect overwrites its value after this rendering.
  const { current } = startBefore;
  useEffect(() => {
    const movedRule = ruleText && ruleAfterMove(ruleText, startBefore.current, start);
    startBefore.current = start;
    if (movedRule && movedRule !== ruleText) onChange(movedRule);
  }, [start, ruleText, onChange]);
  return current;
};

interface RepeatingProps {
  /** Its `often` is not `own`. */
  readonly draft: RecurrenceDraft;
  readonly start: unknown;
  readonly disabled: boolean;
  readonly onChange: (draft: RecurrenceDraft) => void;
}

/** How often, on which days and until when. */
const Repeating = ({ draft, start, disabled, onChange }: RepeatingProps) => {
  const text = useText();
  return (
    <>
      <WholeNumber
        label={text('recurrence.interval')}
        value={draft.interval}
        most={mostInterval}
        disabled={disabled}
        onChange={(interval) => onChange({ ...draft, interval })}
      />
      <RecurrenceDays draft={draft} start={start} disabled={disabled} onChange={onChange} />
      <RecurrenceEnd draft={draft} disabled={disabled} onChange={onChange} />
    </>
  );
};
