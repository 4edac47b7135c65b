import { Autocomplete, TextField } from '@mui/material';
import type { AppObject } from '#domain/kernel/meta.ts';
import { useAppObjects } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import type { FilterValueProps, InputProps } from './kind.ts';
import { useFieldInput } from './useFieldInput.ts';

const useObjectNames = () => {
  const { data = [] } = useAppObjects();
  const options = data.toSorted((one, other) => one.title.localeCompare(other.title));
  return { options, named: (name: unknown) => data.find((object) => object.name === name) ?? null };
};

const choice = {
  size: 'small',
  fullWidth: true,
  getOptionLabel: (object: AppObject) => object.title,
  getOptionKey: (object: AppObject) => object.name,
} as const;

/** The title of an object that is kept by its name. */
export const ObjectName = ({ name }: { readonly name: string }) => {
  const { named } = useObjectNames();
  return <>{named(name)?.title ?? name}</>;
};

/** An object is chosen by its title and kept by its name. */
export const ObjectNameInput = (props: InputProps) => {
  const text = useText();
  const { form, shown } = useFieldInput(props);
  const { options, named } = useObjectNames();
  return (
    <Autocomplete<AppObject>
      {...choice}
      id={shown.id}
      disabled={shown.disabled}
      options={options}
      value={named(form.value)}
      onChange={(_event, object) => form.onChange(object?.name ?? null)}
      onBlur={form.onBlur}
      noOptionsText={text('common.nothingFound')}
      renderInput={(input) => (
        <TextField
          {...input}
          {...(props.bare ? { hiddenLabel: true } : { label: props.field.label })}
          name={shown.name}
          required={shown.required}
          error={shown.error}
          helperText={shown.helperText}
          inputRef={form.ref}
          placeholder={text('filterTree.choose')}
          slotProps={{
            htmlInput: { ...input.inputProps, ...(props.bare ? { 'aria-label': props.field.label } : {}) },
          }}
        />
      )}
    />
  );
};

export const ObjectNameFilter = ({ value, onChange }: FilterValueProps) => {
  const text = useText();
  const { options, named } = useObjectNames();
  return (
    <Autocomplete<AppObject>
      {...choice}
      options={options}
      value={named(value)}
      onChange={(_event, object) => onChange(object?.name ?? '')}
      noOptionsText={text('common.nothingFound')}
      renderInput={(input) => <TextField {...input} label={text('filters.value')} />}
    />
  );
};
