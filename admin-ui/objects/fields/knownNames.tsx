import { useState } from 'react';
import { screenLabel } from '#domain/labels/index.ts';
import { screens } from '#domain/screens.ts';
import { useAppObjects } from '../../data/metadata.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import type { BoxProps } from './ChoiceInput.tsx';
import { fitting } from './singleMatch.ts';
import type { FilterValueProps, InputProps } from './kind.ts';
import type { Choice } from './typedLookup.ts';
import { useLookupInput } from './useLookupInput.ts';

/** Formats of texts that are stored as a name and chosen by a title: objects and screens. */
export const namedFormats: readonly (string | null)[] = ['object', 'screen'];

/** What can be chosen for one of `namedFormats`, by title: the screens, or else the objects that the person may see. */
const useNames = (format: string | null) => {
  const language = useLanguage();
  const { data = [] } = useAppObjects();
  const entries =
    format === 'screen'
      ? screens.map(({ name }) => ({ name, title: screenLabel(language, name), singularTitle: '' }))
      : data;
  const options = entries
    .map(({ name, title, singularTitle }): Choice => ({
      id: name,
      presentation: title,
      names: [title, singularTitle].filter((each) => each !== ''),
    }))
    .toSorted((one, other) => one.presentation.localeCompare(other.presentation));
  // A screen may be stored by its address.
  const plainName = (name: unknown) => String(name ?? '').replace(/^\//, '');
  return {
    options,
    choiceNamed: (name: unknown) => options.find(({ id }) => id === plainName(name)) ?? null,
  };
};

interface KnownNameProps {
  readonly format: string | null;
  readonly name: string;
}

/** The title of an object or a screen that is stored by its name. */
export function KnownName({ format, name }: KnownNameProps) {
  const { choiceNamed } = useNames(format);
  return <>{choiceNamed(name)?.presentation ?? name}</>;
}

interface NamePickerProps extends BoxProps {
  readonly format: string | null;
  readonly value: unknown;
  readonly onChange: (name: string | null) => void;
}

/** All options are known here, so the search is answered at once. */
const NamePicker = ({ format, value, onChange, ...box }: NamePickerProps) => {
  const { options, choiceNamed } = useNames(format);
  const [words, setWords] = useState<string>();
  const find = (typed: string) => {
    const choices = fitting(typed, options);
    return { choices, count: choices.length };
  };
  const shown = words === undefined ? options : find(words).choices;
  return (
    <ChoiceBox
      {...box}
      value={choiceNamed(value)}
      onChange={(chosen) => onChange(chosen === null ? null : String(chosen.id))}
      options={shown}
      count={shown.length}
      answered
      ask={(typed) => Promise.resolve(find(typed))}
      onType={setWords}
    />
  );
};

/** Chooses an object or a screen by its title and stores its name. */
export function KnownNameInput(props: InputProps) {
  const text = useText();
  const { form, shown, error, onUnmatched } = useLookupInput(props);
  return (
    <NamePicker
      format={props.field.format}
      id={shown.id}
      name={shown.name}
      value={form.value}
      onChange={form.onChange}
      onBlur={form.onBlur}
      inputRef={form.ref}
      onUnmatched={onUnmatched}
      {...(props.bare ? { ariaLabel: props.field.label } : { label: props.field.label })}
      required={shown.required}
      disabled={shown.disabled}
      error={error}
      placeholder={text('filterTree.choose')}
    />
  );
}

export function KnownNameFilter({ field, value, onChange }: FilterValueProps) {
  const text = useText();
  return (
    <NamePicker
      format={field.format}
      value={value}
      onChange={(name) => onChange(name ?? '')}
      label={text('filters.value')}
    />
  );
}
