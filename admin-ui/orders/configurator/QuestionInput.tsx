import { Box, TextField } from '@mui/material';
import { useEffect, useId, useRef } from 'react';
import type { ChosenInput } from '#domain/sales/configurator/chosen.ts';
import type { Question } from '#domain/sales/configurator/configuration.ts';
import { useText } from '../../i18n/useText.ts';
import { ChoiceList } from './ChoiceList.tsx';
import { useAnswering } from './useAnswering.ts';

/** The texts that say which keys answer a question, by how it is answered and whether it must be. */
const keysOf = {
  chosen: { mandatory: 'configurator.keys', optional: 'configurator.keysOptional' },
  typed: { mandatory: 'configurator.keysTyped', optional: 'configurator.keysTypedOptional' },
} as const;

interface QuestionInputProps {
  readonly question: Question;
  /** Whether the question takes the focus even if the focus is outside the configurator. */
  readonly takesFocus: boolean;
  readonly onAnswer: (given: ChosenInput) => void;
  readonly onBack: () => void;
}

/** One question. All questions use the same input element, so that no key of a scanner is lost. */
export function QuestionInput({ question, takesFocus, onAnswer, onBack }: QuestionInputProps) {
  const text = useText();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  const { parameter, isMandatory } = question.setting;
  const { typed, type, isTyped, fitting, markedAt, refusal, take, onKeyDown } = useAnswering({
    question,
    onAnswer,
    onBack,
  });

  // A question that is asked again shows its answer, selected so that typing replaces it.
  useEffect(() => {
    const configurator = input.current?.closest('[data-configurator]');
    if (!takesFocus && !configurator?.contains(document.activeElement)) return;
    input.current?.focus();
    input.current?.select();
  }, [parameter.id, takesFocus]);

  const comboboxProps = {
    role: 'combobox',
    'aria-expanded': true,
    'aria-controls': listId,
    'aria-activedescendant': fitting[markedAt] ? `${listId}-${fitting[markedAt].key}` : undefined,
    'aria-autocomplete': 'list',
  } as const;
  return (
    <Box>
      <TextField
        inputRef={input}
        fullWidth
        autoComplete="off"
        label={parameter.name}
        value={typed}
        error={refusal !== undefined}
        helperText={
          refusal ?? text(keysOf[isTyped ? 'typed' : 'chosen'][isMandatory ? 'mandatory' : 'optional'])
        }
        onChange={({ target }) => type(target.value)}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: isTyped
            ? { inputMode: parameter.type === 'number' ? 'decimal' : 'text', maxLength: 255 }
            : comboboxProps,
          inputLabel: { shrink: true },
        }}
      />
      {!isTyped && (
        <ChoiceList
          key={parameter.id}
          id={listId}
          label={parameter.name}
          fitting={fitting}
          markedAt={markedAt}
          typed={typed}
          onTake={take}
        />
      )}
    </Box>
  );
}
