import { Autocomplete, Box, Chip, TextField, Typography, type ChipProps } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type ComponentProps } from 'react';
import type { Reference } from '#domain/kernel/record.ts';
import { useObjectPath } from '../../data/metadata.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useText } from '../../i18n/useText.ts';
import { colourOfStatus, statusBackground } from '../statusColour.ts';
import { usePickerDialogs } from './pickerDialogs.ts';
import type { FieldKind, InputProps, ShownValue } from './kind.ts';
import { plainLetters, tagCellOf, tagsIn, withTags } from './tagRows.ts';
import { useCreation } from './useCreation.ts';
import { useFieldInput } from './useFieldInput.ts';

/** The most tags that are offered; a dictionary of tags is short. */
const mostTags = 200;
/** The option that creates a tag with the typed name. */
const newTag = -1;

const backgroundOf = (tag: Reference) => {
  const colour = colourOfStatus(tag);
  return colour ? { bgcolor: statusBackground(colour) } : {};
};

const isLike = ({ presentation }: Reference, words: string): boolean =>
  plainLetters(presentation).includes(plainLetters(words));

const isCalled = ({ presentation }: Reference, words: string): boolean =>
  plainLetters(presentation) === plainLetters(words.trim());

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

const TagChip = ({ tag, ...given }: TagChipProps) => (
  <Chip {...given} label={tag.presentation || `#${tag.id}`} size="small" sx={backgroundOf(tag)} />
);

const TagOption = ({ tag, ...option }: { readonly tag: Reference } & ComponentProps<'li'>) => (
  <li {...option}>
    <Box component="span" sx={{ px: 0.75, borderRadius: 1, ...backgroundOf(tag) }}>
      {tag.presentation}
    </Box>
  </li>
);

/** All tags of a dictionary, with their colours; undefined before they are known. */
const useTags = (path: string | undefined, isWanted: boolean): readonly Reference[] | undefined => {
  const { data } = useQuery({
    queryKey: [path, 'tags'],
    enabled: isWanted && path !== undefined,
    queryFn: async ({ signal }) => {
      const query = { limit: mostTags, sort: 'name', filter: JSON.stringify({ markedToDelete: false }) };
      const { rows } = await recordCalls.list({ path }, { query, signal });
      return rows.map((row) => ({ id: row.id, presentation: String(row.presentation), color: row.color }));
    },
  });
  return data;
};

/** What is typed into a field of tags, the tags that are known, and a new one that may be created. */
const useTyping = (field: InputProps['field'], form: ReturnType<typeof useFieldInput>['form']) => {
  const cell = tagCellOf(field);
  const path = useObjectPath(cell?.ref ?? null);
  const [isEntered, setEntered] = useState(false);
  const [words, setWords] = useState('');
  const known = useTags(path, isEntered);
  const rows = useRef<unknown>(form.value);
  rows.current = form.value;
  const put = (tags: readonly Reference[]) => form.onChange(withTags(field, rows.current, tags));
  const creation = useCreation({
    objectName: cell?.ref ?? '',
    where: undefined,
    wanted: words.trim() !== '',
    // Until the answer, one may type the next word or add other tags: they stay.
    onDone: (made) => {
      setWords((now) => (isCalled(made, now) ? '' : now));
      put([...tagsIn(field, rows.current), made]);
    },
  });
  const typed = words.trim();
  // Nothing is new before the known tags have come: Enter would create a second one with the same name.
  const isNew = typed !== '' && known !== undefined && !known.some((tag) => isCalled(tag, typed));
  const offer = isNew ? creation.offer : undefined;
  const options = [...(known ?? []), ...(offer ? [{ id: newTag, presentation: offer.label(typed) }] : [])];
  const choose = (next: readonly Reference[]): void => {
    if (next.some(({ id }) => id === newTag)) return offer?.create(typed);
    setWords('');
    put(next);
  };
  const isLooking = known === undefined;
  return { words, options, isLooking, creation, setWords, choose, enter: () => setEntered(true) };
};

/** Tags as chips: one types to find one and Enter adds it; Backspace or its cross removes it. */
const TagsInput = (props: InputProps) => {
  const { field, disabled } = props;
  const text = useText();
  const dialogs = usePickerDialogs();
  const { form, shown, error } = useFieldInput(props);
  const { words, options, isLooking, creation, setWords, choose, enter } = useTyping(field, form);
  const typed = words.trim();
  return (
    <>
      <Autocomplete<Reference, true>
        multiple
        id={shown.id}
        value={[...tagsIn(field, form.value)]}
        inputValue={words}
        options={options}
        filterOptions={(all) => all.filter((tag) => tag.id === newTag || isLike(tag, typed))}
        filterSelectedOptions
        getOptionLabel={({ presentation }) => presentation}
        getOptionKey={({ id }) => id}
        isOptionEqualToValue={(one, other) => one.id === other.id}
        onInputChange={(_event, next, reason) => reason !== 'reset' && setWords(next)}
        onChange={(_event, next) => choose(next)}
        onFocus={enter}
        onBlur={() => {
          setWords('');
          form.onBlur();
        }}
        onKeyDown={(event) => {
          // Enter chooses a tag; it does not save the form in the middle of a word.
          if (event.key === 'Enter' && typed !== '') event.preventDefault();
        }}
        autoHighlight={typed !== ''}
        loading={isLooking}
        loadingText={text('picker.looking')}
        noOptionsText={text('common.nothingFound')}
        forcePopupIcon={false}
        disabled={disabled === true}
        size="small"
        fullWidth
        renderValue={(tags, itemProps) =>
          tags.map((tag, index) => {
            const { key, ...given } = itemProps({ index });
            return <TagChip key={key} {...given} tag={tag} />;
          })
        }
        renderOption={({ key, ...option }, tag) => <TagOption key={key} {...option} tag={tag} />}
        renderInput={(given) => (
          <TextField
            {...given}
            label={field.label}
            error={Boolean(error)}
            helperText={error}
            inputRef={form.ref}
          />
        )}
      />
      {creation.asked && <dialogs.Create {...creation.asked} />}
    </>
  );
};

export const tagsKind: FieldKind = { Shown: TagsShown, Input: TagsInput, span: 12 };
