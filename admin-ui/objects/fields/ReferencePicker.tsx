import { Autocomplete, IconButton, InputAdornment, TextField } from '@mui/material';
import ListIcon from '@mui/icons-material/ManageSearch';
import OpenIcon from '@mui/icons-material/OpenInNew';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Reference } from '#domain/kernel/record.ts';
import { useObjectPath } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { useDebounced } from '../../parts/useDebounced.ts';
import { pickerLimit, useChoices } from './useChoices.ts';

const SelectDialog = lazy(() => import('../SelectDialog.tsx'));

const searchDelayMs = 500;

interface ReferencePickerProps {
  readonly objectName: string;
  /** A tick that a record must bear to be offered. */
  readonly where?: string | undefined;
  readonly value: Reference | null;
  readonly onChange: (value: Reference | null) => void;
  readonly onBlur?: () => void;
  readonly label?: string;
  readonly ariaLabel?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly error?: string | undefined;
  readonly id?: string;
  readonly autoFocus?: boolean;
  /** Inside a table there is no room for the buttons. */
  readonly bare?: boolean;
}

/** Finds a record on the server while one types, or in a list of its own; never offers what is marked for deletion. */
export const ReferencePicker = (props: ReferencePickerProps) => {
  const {
    objectName,
    where,
    value,
    onChange,
    onBlur,
    label,
    ariaLabel,
    required,
    disabled,
    error,
    id,
    autoFocus,
    bare,
  } = props;
  const text = useText();
  const path = useObjectPath(objectName);
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [browsing, setBrowsing] = useState(false);
  const wanted = useDebounced(typed, searchDelayMs);
  const ticked = where ? { [where]: true } : {};
  const { choices, more, isFetching } = useChoices(path, wanted, open, ticked);

  const buttons = !bare && path && (
    <InputAdornment position="end" sx={{ position: 'absolute', right: 30, gap: 0.25 }}>
      {value && (
        <IconButton
          component={Link}
          to={`/${path}/${value.id}`}
          aria-label={text('picker.openRecord')}
          title={text('picker.openRecord')}
        >
          <OpenIcon sx={{ fontSize: 15 }} />
        </IconButton>
      )}
      {!disabled && (
        <IconButton
          onClick={() => setBrowsing(true)}
          aria-label={text('picker.browse')}
          title={text('picker.browse')}
        >
          <ListIcon sx={{ fontSize: 18 }} />
        </IconButton>
      )}
    </InputAdornment>
  );

  return (
    <>
      <Autocomplete<Reference>
        {...(id ? { id } : {})}
        value={value}
        options={choices}
        filterOptions={(all) => all}
        getOptionLabel={(choice) => choice.presentation}
        getOptionKey={(choice) => choice.id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onChange={(_event, chosen) => onChange(chosen)}
        onInputChange={(_event, input, reason) => setTyped(reason === 'input' ? input : '')}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        onBlur={onBlur}
        loading={isFetching}
        loadingText={text('shell.loading')}
        noOptionsText={text('common.nothingFound')}
        disabled={disabled === true || !path}
        size="small"
        fullWidth
        autoHighlight
        renderOption={({ key, ...option }, choice) => (
          <li key={key} {...option}>
            {choice.presentation || `#${choice.id}`}
          </li>
        )}
        slotProps={{
          paper: { sx: { minWidth: 220 } },
          listbox: { sx: { fontSize: 13, '& .MuiAutocomplete-option': { minHeight: 30 } } },
          popper: { style: { width: 'auto', minWidth: 220 }, placement: 'bottom-start' },
        }}
        renderInput={(input) => (
          <TextField
            {...input}
            label={label}
            hiddenLabel={!label}
            required={required === true}
            error={error !== undefined}
            helperText={
              error ?? (open && more ? text('picker.moreExist', { count: pickerLimit }) : undefined)
            }
            autoFocus={autoFocus === true}
            slotProps={{
              htmlInput: { ...input.inputProps, ...(ariaLabel ? { 'aria-label': ariaLabel } : {}) },
              input: {
                ...input.InputProps,
                endAdornment: (
                  <>
                    {buttons}
                    {input.InputProps.endAdornment}
                  </>
                ),
                ...(bare ? {} : { sx: { pr: value ? '104px !important' : '66px !important' } }),
              },
            }}
          />
        )}
      />
      {browsing && (
        <Suspense>
          <SelectDialog
            objectName={objectName}
            where={where}
            onClose={() => setBrowsing(false)}
            onSelect={onChange}
          />
        </Suspense>
      )}
    </>
  );
};
