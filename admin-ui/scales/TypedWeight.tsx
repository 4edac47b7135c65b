import { Box, Button, TextField } from '@mui/material';
import { Decimal } from 'decimal.js';
import { useNotify } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { tonnesScale } from '#domain/kernel/decimals.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';
import { parseDecimal } from '../objects/typedNumbers.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { scaleCalls } from './scaleCalls.ts';

/** The API takes no shorter reason. */
const shortestReason = 3;

/** Whole kilograms have three decimals in tonnes. With more, a weight would be stored rounded, and differ from what was typed. */
const isWeight = (tonnes: string): boolean =>
  new Decimal(tonnes).gt(0) && new Decimal(tonnes).decimalPlaces() <= tonnesScale;

/** The form for a weight that a person reads off a scale without a connection. The reason is stored with the weight. */
export function TypedWeight({ scaleId }: { scaleId: number }) {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [typed, setTyped] = useState('');
  const [why, setWhy] = useState('');
  const [saving, setSaving] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    const tonnes = parseDecimal(language, typed);
    if (tonnes === undefined || !isWeight(tonnes) || why.trim().length < shortestReason)
      return notify(text('scales.typed.invalid'), { type: 'warning' });
    setSaving(true);
    try {
      await scaleCalls.typeWeight(scaleId, new Decimal(tonnes).toFixed(tonnesScale), why.trim());
      notify(text('scales.typed.saved', { tonnes: weightText(language, tonnes, tonnesScale) }), {
        type: 'success',
      });
      // What was typed while the answer was awaited is the next weight.
      setTyped((current) => (current === typed ? '' : current));
    } catch (error) {
      notifyError(error);
    } finally {
      setSaving(false);
    }
  };

  return (
    <Box
      component="form"
      onSubmit={(event: FormEvent) => void save(event)}
      aria-label={text('scales.typed.button')}
      sx={{ display: 'grid', gap: 1, mt: 1 }}
    >
      <TextField
        size="small"
        label={text('scales.typed.weight')}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        slotProps={{ htmlInput: { inputMode: 'decimal', autoComplete: 'off' } }}
      />
      <TextField
        size="small"
        label={text('scales.typed.why')}
        value={why}
        onChange={(event) => setWhy(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Button type="submit" variant="outlined" disabled={saving}>
        {text('scales.typed.save')}
      </Button>
    </Box>
  );
}
