import { MenuItem, MenuList, Paper, Popper, TextField } from '@mui/material';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { folded } from '#domain/kernel/folded.ts';
import { useObjectPath } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { useDebounced } from '../../parts/useDebounced.ts';
import { useChoices } from '../fields/useChoices.ts';
import type { Choice } from '../fields/typedLookup.ts';
import type { Mentioned } from './sendComment.ts';
import { typedMention, withMention, type TypedMention } from './typedMention.ts';

const mostOffered = 8;
const searchDelayMs = 120;
/** Who can be mentioned: people who work here. */
const colleagues = { isActive: true, externalUser: false };

const fits = (name: string, typed: string): boolean => folded(name).includes(folded(typed.trim()));

interface MentionInputProps {
  readonly words: string;
  readonly onChange: (words: string) => void;
  /** Called with a person whose name was taken from the list into the text. */
  readonly onMention: (person: Mentioned) => void;
  readonly onSend: () => void;
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
}

/**
 * The text of a comment. After `@` it offers colleagues. The arrows move between them, Enter or Tab takes one, and Escape
 * closes the list. Ctrl+Enter sends the comment.
 */
export function MentionInput({ words, onChange, onMention, onSend, inputRef }: MentionInputProps) {
  const text = useText();
  const listId = useId();
  const caret = useCaretAfter(words, inputRef);
  const mention = useTypedMention();
  const { typed, offered, active, close } = mention;
  const take = (index: number) => {
    const person = offered[index];
    if (!person || !typed) return;
    const next = withMention(words, typed, person.presentation);
    caret.current = next.caret;
    close();
    onMention({ id: person.id, name: person.presentation });
    onChange(next.words);
    inputRef.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return onSend();
    if (offered.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) mention.walk(step);
    else if (event.key === 'Enter' || event.key === 'Tab') take(active);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
    // Nothing around the input may react to the same key, as a dialog would to Escape.
    event.stopPropagation();
  };
  return (
    <>
      <TextField
        label={text('comments.write')}
        value={words}
        inputRef={inputRef}
        onChange={({ target }) => {
          onChange(target.value);
          mention.look(target as HTMLTextAreaElement);
        }}
        onSelect={({ target }) => mention.look(target as HTMLTextAreaElement)}
        onBlur={mention.leave}
        onKeyDown={onKeyDown}
        multiline
        minRows={1}
        maxRows={8}
        fullWidth
        slotProps={{
          htmlInput: {
            maxLength: 10_000,
            'aria-autocomplete': 'list',
            ...(offered.length > 0 && {
              'aria-controls': listId,
              'aria-activedescendant': `${listId}-${active}`,
            }),
          },
        }}
      />
      <Offered id={listId} anchor={inputRef.current} people={offered} active={active} onTake={take} />
    </>
  );
}

/** A ref for the position of the caret after the next change of the words; undefined leaves the caret where it is. */
const useCaretAfter = (words: string, input: RefObject<HTMLTextAreaElement | null>) => {
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current !== undefined) input.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [words, input]);
  return caret;
};

interface OfferedProps {
  readonly id: string;
  readonly anchor: HTMLElement | null;
  readonly people: readonly Choice[];
  /** The index of the person that Enter takes. */
  readonly active: number;
  readonly onTake: (index: number) => void;
}

/** The people whose names fit what is typed after the `@`. */
const Offered = ({ id, anchor, people, active, onTake }: OfferedProps) => {
  const text = useText();
  return (
    <Popper open={people.length > 0} anchorEl={anchor} placement="bottom-start" sx={{ zIndex: 'modal' }}>
      <Paper elevation={6} sx={{ minWidth: 220 }}>
        <MenuList id={id} role="listbox" aria-label={text('comments.mention')} dense>
          {people.map((person, index) => (
            <MenuItem
              key={person.id}
              id={`${id}-${index}`}
              role="option"
              aria-selected={index === active}
              selected={index === active}
              tabIndex={-1}
              // A click would take the focus from the text.
              onMouseDown={(event) => {
                event.preventDefault();
                onTake(index);
              }}
            >
              {person.presentation}
            </MenuItem>
          ))}
        </MenuList>
      </Paper>
    </Popper>
  );
};

/** The mention that is being typed, and the people whom it may mean. */
const useTypedMention = () => {
  const path = useObjectPath('user');
  const [typed, setTyped] = useState<TypedMention>();
  // Where the `@` of a mention stands whose list was closed, or from which a person was taken. That list stays closed while one
  // types on.
  const [closedAt, setClosedAt] = useState<number>();
  const [markedIndex, setMarkedIndex] = useState(0);
  const isListWanted = typed !== undefined && typed.at !== closedAt;
  const query = useDebounced(typed?.query.trim() ?? '', searchDelayMs);
  const { choices } = useChoices(path, query, isListWanted, colleagues);
  // An answer to what was typed before may hold people who do not fit what is typed now.
  const offered = isListWanted
    ? choices.filter((each) => fits(each.presentation, typed.query)).slice(0, mostOffered)
    : [];
  const active = Math.min(markedIndex, offered.length - 1);
  /** Reads what is typed where the caret stands. */
  const look = (input: HTMLTextAreaElement) => {
    const mentionAtCaret = typedMention(input.value, input.selectionStart);
    if (mentionAtCaret?.at !== typed?.at || mentionAtCaret?.query !== typed?.query) setMarkedIndex(0);
    if (mentionAtCaret?.at !== closedAt) setClosedAt(undefined);
    setTyped(mentionAtCaret);
  };
  return {
    typed,
    offered,
    active,
    look,
    walk: (step: number) => setMarkedIndex((active + step + offered.length) % offered.length),
    close: () => setClosedAt(typed?.at),
    leave: () => setTyped(undefined),
  };
};
