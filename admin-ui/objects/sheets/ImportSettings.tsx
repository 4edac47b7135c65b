import { Box, Button, Checkbox, FormControlLabel, MenuItem, TextField, Typography } from '@mui/material';
import KeyIcon from '@mui/icons-material/VpnKeyOutlined';
import { useState } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import { importModes, type ImportMode } from './importCall.ts';
import { writableFields } from './sheetFields.ts';
import type { Import } from './useImport.ts';

/** The choice for a column that is left out; no field has this path. */
const ignored = '-';

interface SettingsProps {
  readonly meta: ObjectMeta;
  /** The import; its `result` is the answer to the last preview, or to the writing. */
  readonly work: Import;
}

/** What is done with the rows, which column identifies the record, and which field each column is. */
export function ImportSettings({ meta, work }: SettingsProps) {
  const text = useText();
  const { options, result, change } = work;
  const columns = result?.columns ?? [];
  const recognised = columns.filter(({ path }) => path !== null);
  /** Whether the person has shown or hidden the columns; undefined at first. */
  const [opened, setOpened] = useState<boolean>();
  // At first the columns are shown only if some heading was not recognised.
  const hasUnknown = recognised.length < columns.length;
  const shown = opened ?? hasUnknown;
  // A record is identified by its id, or by a field that the sheet writes.
  const keys = recognised.filter(({ path, isKey, isWritten }) => isKey || isWritten || path === 'id');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
        <ModeSelect work={work} />
        {keys.length > 0 && (
          <TextField
            select
            label={text('sheets.key')}
            value={columns.find(({ isKey }) => isKey)?.path ?? ''}
            onChange={(event) => change({ key: [event.target.value] })}
            sx={{ minWidth: 220 }}
          >
            {keys.map(({ path, label }) => (
              <MenuItem key={path} value={path ?? ''}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        )}
        <FormControlLabel
          control={
            <Checkbox
              checked={options.partly}
              onChange={(event) => change({ partly: event.target.checked })}
            />
          }
          label={text('sheets.partly')}
        />
        <Button size="small" aria-expanded={shown} onClick={() => setOpened(!shown)}>
          {text('sheets.columns')} ({text('sheets.known', { known: recognised.length, all: columns.length })})
        </Button>
      </Box>
      <Box
        hidden={!shown}
        sx={{
          display: shown ? 'grid' : 'none',
          gap: 1,
          gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
        }}
        role="group"
        aria-label={text('sheets.columns')}
      >
        <ColumnFields meta={meta} work={work} />
      </Box>
    </Box>
  );
}

/** For each column of the sheet a choice of the field that it fills; an icon marks the column that identifies the record. */
const ColumnFields = ({ meta, work: { options, result, change } }: SettingsProps) => {
  const text = useText();
  const fields = writableFields(meta);
  return result?.columns.map(({ heading, path, label, isKey }, place) => (
    <TextField
      key={`${heading} ${place}`}
      select
      label={heading || text('sheets.noHeading', { place: place + 1 })}
      value={path ?? ignored}
      onChange={({ target: { value } }) =>
        change({ columns: { ...options.columns, [place]: value === ignored ? null : value } })
      }
      slotProps={{ input: isKey ? { startAdornment: <KeyIcon sx={{ mr: 1, fontSize: 16 }} /> } : {} }}
    >
      <MenuItem value={ignored}>
        <Typography color="text.secondary" component="span">
          {text('sheets.leftOut')}
        </Typography>
      </MenuItem>
      {/* A recognised field that cannot be written, such as the id, is offered only for its own column. */}
      {path !== null && !fields.some((field) => field.path === path) && (
        <MenuItem value={path}>{label}</MenuItem>
      )}
      {fields.map((field) => (
        <MenuItem key={field.path} value={field.path}>
          {field.label}
        </MenuItem>
      ))}
    </TextField>
  ));
};

const ModeSelect = ({ work: { options, change } }: { readonly work: Import }) => {
  const text = useText();
  return (
    <TextField
      select
      label={text('sheets.mode')}
      value={options.mode}
      onChange={(event) => change({ mode: event.target.value as ImportMode })}
      sx={{ minWidth: 220 }}
    >
      {importModes.map((mode) => (
        <MenuItem key={mode} value={mode}>
          {text(`sheets.modes.${mode}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};
