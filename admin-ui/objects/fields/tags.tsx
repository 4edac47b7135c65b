import {
  Autocomplete,
  Box,
  Chip,
  TextField,
  Typography,
  type AutocompleteRenderValueGetItemProps,
  type ChipProps,
} from '@mui/material';
import { useRef, type ComponentProps } from 'react';
import { nameOrNumber, type Reference } from '#domain/kernel/record.ts';
import { useText } from '../../i18n/useText.ts';
import { useSentence } from '../../parts/useSentence.ts';
import { colourOfStatus, statusBackground } from '../../parts/statusColour.ts';
import { usePickerDialogs } from './pickerDialogs.ts';
import type { FieldKind, InputProps, ShownValue } from './kind.ts';
import { tagsIn } from './tagRows.ts';
import { useLookupInput } from './useLookupInput.ts';
import { useTagTyping } from './useTagTyping.ts';

const backgroundOf = (tag: Reference) => {
  const colour = colourOfStatus(tag);
  return colour ? { bgcolor: statusBackground(colour) } : {};
};

const TagsShown = ({ field, value, inFull }: ShownValue) => {
  const tags = tagsIn(field, value);
  if (tags.length === 0) return inFull ? <Typography color="text.secondary">–</Typography> : null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
      {tags.map((tag) => (
        <TagChip key={tag.id} tag={tag} />
      ))}
    </Box>
  );
};

type TagChipProps = { readonly tag: Reference } & Omit<ChipProps, 'label' | 'size' | 'sx'>;

const TagChip = ({ tag, ...chipProps }: TagChipProps) => (
  <Chip {...chipProps} label={nameOrNumber(tag)} size="small" sx={backgroundOf(tag)} />
);

const TagOption = ({ tag, ...option }: { readonly tag: Reference } & ComponentProps<'li'>) => (
  <li {...option}>
    <Box component="span" sx={{ px: 0.75, borderRadius: 1, ...backgroundOf(tag) }}>
      {tag.presentation}
    </Box>
  </li>
);

const chipsOf = (tags: Reference[], itemProps: AutocompleteRenderValueGetItemProps<true>) =>
  tags.map((tag, index) => {
    const { key, ...chipProps } = itemProps({ index });
    return <TagChip key={key} {...chipProps} tag={tag} />;
  });

/** Tags as chips. Typing finds a tag and Enter adds it. Backspace or the cross of a chip removes it. */
const TagsInput = (props: InputProps) => {
  const { field, source, disabled } = props;
  const text = useText();
  const sentence = useSentence();
  const dialogs = usePickerDialogs();
  const input = useRef<HTMLInputElement>(null);
  const lookup = useLookupInput(props);
  const { form, shown, error } = lookup;
  const typing = useTagTyping({ field, source, lookup, input });
  const message = typing.fault ?? error;
  return (
    <>
      <Autocomplete<Reference, true>
        multiple
        id={shown.id}
        value={[...tagsIn(field, form.value)]}
        inputValue={typing.words}
        options={[...typing.options]}
        filterOptions={typing.order}
        filterSelectedOptions
        clearOnBlur={false}
        getOptionLabel={({ presentation }) => presentation}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        // After a choice the library would empty the text (`reset`). `choose` empties it itself, for a new tag only once it
        // is created.
        onInputChange={(_event, next, reason) => reason !== 'reset' && typing.write(next)}
        onChange={(_event, next) => typing.choose(next)}
        onFocus={typing.enter}
        onBlur={() => {
          typing.leave();
          form.onBlur();
        }}
        onKeyDown={typing.onKeyDown}
        autoHighlight={typing.takesFirst}
        loading={typing.isLooking}
        loadingText={text('picker.looking')}
        noOptionsText={typing.error ? sentence(typing.error) : text('common.nothingFound')}
        forcePopupIcon={false}
        disabled={disabled === true}
        size="small"
        fullWidth
        renderValue={chipsOf}
        renderOption={({ key, ...option }, tag) => <TagOption key={key} {...option} tag={tag} />}
        renderInput={(inputParams) => (
          <TextField
            {...inputParams}
            label={field.label}
            error={Boolean(message)}
            helperText={message}
            inputRef={(element: HTMLInputElement | null) => {
              input.current = element;
              form.ref(element);
            }}
          />
        )}
      />
      {/* The dialog that asks for the other fields of a new tag. */}
      {typing.asked && <dialogs.Create {...typing.asked} />}
    </>
  );
};

/** How tags are shown and edited. In a form they take the whole width (`span`, in twelfths). */
export const tagsKind: FieldKind = { Shown: TagsShown, Input: TagsInput, span: 12 };
