import { Autocomplete, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState, type Ref } from 'react';
import type { AnswerAt } from '#domain/contracts.ts';
import { namedAddress } from '#domain/kernel/addresses.ts';
import { callApi } from '../data/client.ts';
import { useDebounced } from '../parts/useDebounced.ts';

type Contact = AnswerAt<'GET /email_contacts'>['rows'][number];

interface AddressFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
}

const searchDelayMs = 200;
const offeredAtOnce = 8;

const addressText = ({ name, email }: Contact): string => namedAddress(name, email);
/** Divides a list of addresses into the part before the last one, and the last one as far as it is typed. */
const divided = (value: string): [before: string, last: string] => {
  const at = Math.max(value.lastIndexOf(','), value.lastIndexOf(';')) + 1;
  return [value.slice(0, at), value.slice(at).trim()];
};

/** An input for addresses with commas or semicolons between them. It offers people and firms that match the last address. */
export function AddressField({ label, value, error, onChange, inputRef }: AddressFieldProps) {
  const [open, setOpen] = useState(false);
  const [before, last] = divided(value);
  const searchStr = useDebounced(last, searchDelayMs);
  const { data } = useQuery({
    queryKey: ['mail contacts', searchStr],
    queryFn: ({ signal }) =>
      callApi('GET /email_contacts', { query: { searchStr, limit: offeredAtOnce }, signal }),
    enabled: open && searchStr.length > 1,
    placeholderData: keepPreviousData,
  });
  // While the last address is still typed, nothing is offered: the search is about an earlier text.
  const offers = last.length > 1 && searchStr === last ? (data?.rows ?? []) : [];
  return (
    // The type arguments: one choice and not several (false), it cannot be cleared (true), and any text may be typed (true).
    <Autocomplete<Contact, false, true, true>
      freeSolo
      disableClearable
      options={offers}
      open={open && offers.length > 0}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : `${option.name} <${option.email}>`)}
      getOptionKey={(option) =>
        typeof option === 'string' ? option : `${option.objectName} ${option.objectId}`
      }
      // The typed text is the value. Nothing stays chosen: a contact becomes text, and the next address can be typed.
      value=""
      inputValue={value}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'input') onChange(typed);
      }}
      onChange={(_event, chosen) => {
        if (typeof chosen !== 'string')
          onChange(`${before}${before === '' ? '' : ' '}${addressText(chosen)}, `);
      }}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          {...(inputRef ? { inputRef } : {})}
          label={label}
          error={error !== undefined}
          helperText={error}
        />
      )}
    />
  );
}
