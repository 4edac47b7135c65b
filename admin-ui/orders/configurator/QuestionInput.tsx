import { Box, List, ListItemButton, ListItemText, TextField, Typography } from '@mui/material';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { ChosenInput } from '#domain/sales/configurator/chosen.ts';
import type { Question } from '#domain/sales/configurator/configuration.ts';
import { numberIn } from '#domain/sales/expression/salesExpression.ts';
import { useText } from '../../i18n/useText.ts';
import { isEnter } from '../../parts/useKeys.ts';
import { choicesFor, choicesOf, firstMarked, type Choice } from './choices.ts';

const keysOf = {
  chosen: { mandatory: 'configurator.keys', optional: 'configurator.keysOptional' },
  typed: { mandatory: 'configurator.keysTyped', optional: 'configurator.keysTypedOptional' },
} as const;

interface QuestionInputProps {
  readonly question: Question;
  /** Whether the question takes the focus also from outside the configurator. */
  readonly takesFocus: boolean;
  readonly onAnswer: (given: ChosenInput) => void;
  readonly onBack: () => void;
}

/**
 * One question. All questions use the same input element, so that no key of a scanner is lost. Enter takes the marked
 * choice or the typed text, arrows mark another choice, Backspace in the empty input goes back.
 */
export function QuestionInput({ question, takesFocus, onAnswer, onBack }: QuestionInputProps) {
  const text = useText();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { parameter, isMandatory } = question.setting;
  const words = {
    yes: text('configurator.yes'),
    no: text('configurator.no'),
    none: text('configurator.none'),
  };
  const choices = choicesOf(question, words);
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const found = choicesFor(choices, typed);
  const at = Math.min(marked ?? (typed === '' ? firstMarked(question, choices) : 0), found.length - 1);
  const isTyped = choices.length === 0;
  const before = question.before?.valueLabel;

  // A question that is asked again shows its answer, selected so that typing replaces it.
  useEffect(() => {
    const around = input.current?.closest('[data-configurator]');
    if (!takesFocus && !around?.contains(document.activeElement)) return;
    input.current?.focus();
    input.current?.select();
  }, [parameter.id, takesFocus]);
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [at, parameter.id]);

  const send = (answer: ChosenInput) => {
    setTyped('');
    setMarked(undefined);
    setRefusal(undefined);
    onAnswer(answer);
  };
  const take = (choice: Choice | undefined) =>
    choice ? send(choice.answer) : setRefusal(text('configurator.noSuchValue', { typed }));
  const takeTyped = () => {
    const value = typed.trim();
    const kept = value === '' && typeof before === 'string' ? before : value;
    if (kept === '' && isMandatory) return setRefusal(text('configurator.needed'));
    if (kept !== '' && parameter.type === 'number' && !numberIn(kept))
      return setRefusal(text('configurator.noNumber', { typed: kept }));
    const param = { id: parameter.id, uuid: parameter.uuid, name: parameter.name };
    send({ param, paramValue: null, valueLabel: kept });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEnter(event)) {
      event.preventDefault();
      // Enter answers here and must not submit a form.
      event.stopPropagation();
      return isTyped ? takeTyped() : take(found[at]);
    }
    if (event.key === 'Backspace' && typed === '') {
      event.preventDefault();
      return onBack();
    }
    if (isTyped || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setMarked(Math.max(0, Math.min(found.length - 1, at + (event.key === 'ArrowDown' ? 1 : -1))));
  };
  return (
    <Box>
      <TextField
        inputRef={input}
        fullWidth
        autoComplete="off"
        label={parameter.name}
        value={typed}
        placeholder={isTyped && typeof before === 'string' ? before : ''}
        error={refusal !== undefined}
        helperText={
          refusal ?? text(keysOf[isTyped ? 'typed' : 'chosen'][isMandatory ? 'mandatory' : 'optional'])
        }
        onChange={({ target }) => {
          setTyped(target.value);
          setMarked(undefined);
          setRefusal(undefined);
        }}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: isTyped
            ? { inputMode: parameter.type === 'number' ? 'decimal' : 'text', maxLength: 255 }
            : {
                role: 'combobox',
                'aria-expanded': true,
                'aria-controls': listId,
                'aria-activedescendant': found[at] ? `${listId}-${found[at].key}` : undefined,
                'aria-autocomplete': 'list',
              },
          inputLabel: { shrink: true },
        }}
      />
      {!isTyped && (
        <List
          ref={list}
          id={listId}
          role="listbox"
          aria-label={parameter.name}
          dense
          sx={{ maxHeight: 260, overflowY: 'auto' }}
        >
          {found.map((choice, index) => (
            <ListItemButton
              key={choice.key}
              id={`${listId}-${choice.key}`}
              role="option"
              aria-selected={index === at}
              selected={index === at}
              tabIndex={-1}
              onClick={() => take(choice)}
            >
              <ListItemText
                primary={choice.label}
                secondary={choice.code === choice.label || choice.key === 'none' ? undefined : choice.code}
              />
            </ListItemButton>
          ))}
          {found.length === 0 && (
            <Typography color="text.secondary" sx={{ p: 1 }}>
              {text('configurator.noSuchValue', { typed })}
            </Typography>
          )}
        </List>
      )}
    </Box>
  );
}
