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

const TextDemands = ({ item, onChange }: Omit<DemandFieldsProps, 'field'>) => {
  const text = useText();
  const language = useLanguage();
  const [tried, setTried] = useState('');
  const readable = item.pattern === undefined || isPattern(item.pattern);
  const refusal = tried === '' ? undefined : unmet(item, tried);
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
        error={!readable}
        helperText={readable ? undefined : text('views.patternInvalid')}
        slotProps={{ htmlInput: { maxLength: 300, style: { fontFamily: 'monospace' }, spellCheck: false } }}
      />
      {(item.pattern || item.format) && readable && (
        <TextField
          label={text('views.try')}
          value={tried}
          placeholder={item.format ? formatRules[item.format].example : undefined}
          onChange={(event) => setTried(event.target.value)}
          error={refusal !== undefined}
          color={refusal === undefined && tried !== '' ? 'success' : 'primary'}
          helperText={
            tried === '' ? undefined : refusal ? errorMessage(language, refusal) : text('views.fits')
          }
        />
      )}
    </>
  );
};
