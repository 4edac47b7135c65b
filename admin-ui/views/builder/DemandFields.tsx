import { FormControlLabel, MenuItem, Switch, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { FieldMeta } from '#domain/kernel/meta.ts';
import { isPattern } from '#domain/kernel/pattern.ts';
import { errorMessage } from '#domain/labels/index.ts';
import type { ViewItem } from '#domain/platform/view.ts';
import { unmet } from '#domain/platform/viewDemands.ts';
import { formatRules, viewFormats, type ViewFormat } from '#domain/platform/viewFormats.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';

interface DemandFieldsProps {
  readonly item: ViewItem;
  readonly field: FieldMeta;
  /** Changes with the same `about`, such as the characters of a pattern, become one step of undo. */
  readonly onChange: (changes: Partial<ViewItem>, about?: string) => void;
}

/** The validation of a field in the form: required, a format, a pattern that can be tested here. */
export function DemandFields({ item, field, onChange }: DemandFieldsProps) {
  const text = useText();
  return (
    <>
      {field.type !== 'boolean' && (
        <>
          <FormControlLabel
            control={
              <Switch
                size="small"
                checked={field.required || item.required === true}
                disabled={field.required}
                onChange={(event) => onChange({ required: event.target.checked || undefined })}
              />
            }
            label={text('views.required')}
          />
          {field.required && (
            <Typography variant="caption" color="text.secondary" sx={{ mt: -1 }}>
              {text('views.requiredAnyway')}
            </Typography>
          )}
        </>
      )}
      {field.type === 'text' && <TextDemands item={item} onChange={onChange} />}
    </>
  );
}

/** The format and the pattern of a text, and an input in which a sample is tried against both. */
const TextDemands = ({ item, onChange }: Omit<DemandFieldsProps, 'field'>) => {
  const text = useText();
  const language = useLanguage();
  const [sample, setSample] = useState('');
  const isReadable = item.pattern === undefined || isPattern(item.pattern);
  const refusal = sample === '' ? undefined : unmet(item, sample);
  const verdict = refusal ? errorMessage(language, refusal) : text('views.fits');
  return (
    <>
      <TextField
        select
        label={text('views.format')}
        value={item.format ?? ''}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        onChange={(event) =>
          onChange({ format: (event.target.value || undefined) as ViewFormat | undefined })
        }
      >
        <MenuItem value="">{text('views.anyFormat')}</MenuItem>
        {viewFormats.map((format) => (
          <MenuItem key={format} value={format}>
            {text(`views.formats.${format}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={text('views.pattern')}
        value={item.pattern ?? ''}
        onChange={(event) => onChange({ pattern: event.target.value || undefined }, 'pattern')}
        error={!isReadable}
        helperText={isReadable ? undefined : text('views.patternInvalid')}
        slotProps={{ htmlInput: { maxLength: 300, style: { fontFamily: 'monospace' }, spellCheck: false } }}
      />
      {(item.pattern || item.format) && isReadable && (
        <TextField
          label={text('views.try')}
          value={sample}
          placeholder={item.format ? formatRules[item.format].example : undefined}
          onChange={(event) => setSample(event.target.value)}
          error={refusal !== undefined}
          color={refusal === undefined && sample !== '' ? 'success' : 'primary'}
          helperText={sample === '' ? undefined : verdict}
        />
      )}
    </>
  );
};
