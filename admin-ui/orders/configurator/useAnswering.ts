import { useState, type KeyboardEvent } from 'react';
import { valueLabelOf, type ChosenInput } from '#domain/sales/configurator/chosen.ts';
import type { Question } from '#domain/sales/configurator/configuration.ts';
import { numberIn } from '#domain/sales/expression/salesExpression.ts';
import { useText } from '../../i18n/useText.ts';
import { isEnter } from '../../parts/useKeys.ts';
import { choicesFor, choicesOf, firstMarked, type AnswerChoice } from './choices.ts';

interface AnsweringOptions {
  readonly question: Question;
  readonly onAnswer: (given: ChosenInput) => void;
  readonly onBack: () => void;
}

/**
 * What is typed and marked for a question, and what its keys do: Enter takes the marked choice or the typed text, arrows mark
 * another choice, Backspace goes back if the input is empty when it is pressed.
 */
export function useAnswering({ question, onAnswer, onBack }: AnsweringOptions) {
  const text = useText();
  const [askedId, setAskedId] = useState<number>();
  const [typed, setTyped] = useState('');
  const [marked, setMarked] = useState<number>();
  const [refusal, setRefusal] = useState<string>();
  const choices = choicesOf(question, {
    yes: text('configurator.yes'),
    no: text('configurator.no'),
    none: text('configurator.none'),
  });
  // Whether the answer is a text or a number that is typed, because the question offers no choices.
  const isTyped = choices.length === 0;
  // For another question the state is set anew during the rendering, so that no text of the question before is shown. A
  // question that is asked again begins with the text that was typed before.
  if (askedId !== question.setting.parameter.id) {
    setAskedId(question.setting.parameter.id);
    setTyped(isTyped && question.before ? valueLabelOf(question.before) : '');
    // The marked choice and the refusal belong to the question before.
    setMarked(undefined);
    setRefusal(undefined);
  }
  const fitting = choicesFor(choices, typed);
  // The index in `fitting`; -1 if no choice fits. Until the arrows mark one: the first that fits a typed text, or `firstMarked`.
  const markedAt = Math.min(
    marked ?? (typed === '' ? firstMarked(question, choices) : 0),
    fitting.length - 1,
  );

  const type = (words: string) => {
    setTyped(words);
    setMarked(undefined);
    setRefusal(undefined);
  };
  const send = (answer: ChosenInput) => {
    type('');
    onAnswer(answer);
  };
  const take = (choice: AnswerChoice | undefined) =>
    choice ? send(choice.answer) : setRefusal(text('configurator.noSuchValue', { typed }));
  const takeTyped = () => {
    const { answer, refused, trimmed } = typedAnswer(question, typed);
    return answer ? send(answer) : setRefusal(text(`configurator.${refused}`, { typed: trimmed }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isEnter(event)) {
      event.preventDefault();
      // Enter answers here and must not submit a form.
      event.stopPropagation();
      return isTyped ? takeTyped() : take(fitting[markedAt]);
    }
    if (event.key === 'Backspace' && typed === '') {
      event.preventDefault();
      // A key that is still held down has emptied the input, which is all that is wanted.
      return event.repeat ? undefined : onBack();
    }
    if (isTyped || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    setMarked(Math.max(0, Math.min(fitting.length - 1, markedAt + (event.key === 'ArrowDown' ? 1 : -1))));
  };
  return { typed, type, isTyped, fitting, markedAt, refusal, take, onKeyDown };
}

/** The answer that was typed, or the reason why it is refused. */
type TypedAnswer = { readonly trimmed: string } & (
  | { readonly answer: ChosenInput; readonly refused?: never }
  | { readonly answer?: never; readonly refused: 'needed' | 'noNumber' }
);

/** Judges a typed text. It may be empty for an optional question, and must be a number for a parameter of that type. */
const typedAnswer = ({ setting }: Question, typed: string): TypedAnswer => {
  const { parameter, isMandatory } = setting;
  const trimmed = typed.trim();
  if (trimmed === '' && isMandatory) return { trimmed, refused: 'needed' };
  if (trimmed !== '' && parameter.type === 'number' && !numberIn(trimmed))
    return { trimmed, refused: 'noNumber' };
  const param = { id: parameter.id, uuid: parameter.uuid, name: parameter.name };
  return { trimmed, answer: { param, paramValue: null, valueLabel: trimmed } };
};
