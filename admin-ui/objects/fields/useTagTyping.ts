import { useQuery } from '@tanstack/react-query';
import { useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Reference } from '#domain/kernel/record.ts';
import { useObjectPath } from '../../data/metadata.ts';
import type { InputProps } from './kind.ts';
import { isFirstMeant, isTagCalled, tagCellOf, tagsIn, tagsLike, withTags } from './tagRows.ts';
import { useCreation } from './useCreation.ts';
import type { LookupInput } from './useLookupInput.ts';
import { tagsQuery, useTagWords } from './useTagWords.ts';

/** The id of the option that creates a tag with the typed name. No stored tag has a negative id. */
const newTagId = -1;

/** The most tags that are offered at once. */
const mostOffered = 200;

/** The options that fit the words. The option that creates a tag is the last one. */
const inOrder = (words: string, options: readonly Reference[]): Reference[] => [
  ...tagsLike(
    words,
    options.filter(({ id }) => id !== newTagId),
  ).slice(0, mostOffered),
  ...options.filter(({ id }) => id === newTagId),
];

interface TagTypingProps {
  readonly field: InputProps['field'];
  readonly source: string;
  readonly lookup: LookupInput;
  readonly input: RefObject<HTMLInputElement | null>;
}

/** The state of a field of tags: the typed words, the known tags as options, and an option that creates a new tag. */
export function useTagTyping({ field, source, lookup, input }: TagTypingProps) {
  const { form } = lookup;
  const objectName = tagCellOf(field)?.ref ?? '';
  const path = useObjectPath(objectName || null) ?? '';
  const [isEntered, setEntered] = useState(false);
  const { data: allTags, error } = useQuery({ ...tagsQuery(path), enabled: isEntered && path !== '' });
  /** The present rows: an answer may come after the rendering in which it was asked for. */
  const rows = useRef<unknown>(form.value);
  rows.current = form.value;
  const currentTags = () => tagsIn(field, rows.current);
  const setTags = (tags: readonly Reference[]) => form.onChange(withTags(field, rows.current, tags));
  /** The creation of a tag that is under way. A save waits for it. */
  const tagCreation = useRef<Promise<void>>(Promise.resolve());
  const typing = useTagWords({ source, path, input, lookup, tagCreation, currentTags, setTags });
  const { words, write, settle, wordsNow, fault } = typing;
  const creation = useCreation({
    objectName,
    where: undefined,
    isEnabled: words.trim() !== '',
    // Before the answer comes, a person may type the next word or add other tags. Both stay.
    onDone: (createdTag) => {
      if (isTagCalled(createdTag, wordsNow())) write('');
      setTags([...currentTags(), createdTag]);
    },
  });
  const typed = words.trim();
  // Before the known tags are loaded, no word counts as new, because Enter could create a second tag with the same name.
  const isNew = typed !== '' && allTags !== undefined && !allTags.some((tag) => isTagCalled(tag, typed));
  const offer = isNew ? creation.offer : undefined;
  const isLooking = allTags === undefined && error === null;
  const takesFirst = typed !== '' && isFirstMeant(typed, allTags ?? [], tagsIn(field, form.value));

  return {
    words,
    options: [...(allTags ?? []), ...(offer ? [{ id: newTagId, presentation: offer.label(typed) }] : [])],
    /** The options that fit the words, in the order in which they are offered. */
    order: (all: readonly Reference[]) => inOrder(typed, all),
    /** Whether Enter takes the first option. */
    takesFirst,
    isLooking,
    /** Why the known tags could not be read; null if they were. */
    error,
    /** Why the typed words mean no single tag, as an error to show; undefined while there is none. */
    fault,
    /** The dialog that asks for the other fields of a new tag; undefined while it is closed. */
    asked: creation.asked,
    write,
    choose: (next: readonly Reference[]): void => {
      const isNewTagChosen = next.some(({ id }) => id === newTagId);
      if (!isNewTagChosen) {
        write('');
        setTags(next);
      } else if (offer) tagCreation.current = offer.create(typed);
    },
    /** The input has got the focus: the known tags are read. */
    enter: () => setEntered(true),
    /** The input has lost the focus: the typed words become a tag, unless a dialog asks about a new one. */
    leave: () => {
      if (!creation.asked) void settle();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || typed === '') return;
      // Enter chooses a tag; it does not save the form in the middle of a word.
      event.preventDefault();
      const isMarked = Boolean(input.current?.getAttribute('aria-activedescendant'));
      // If no option is marked for Enter, the field says how many tags match, or that they could not be read.
      if (!isLooking && !isMarked) void settle();
    },
  };
}
