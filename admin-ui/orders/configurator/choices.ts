import type { ChosenInput } from '#domain/sales/configurator/chosen.ts';
import type { Question } from '#domain/sales/configurator/configuration.ts';
import { nameInExpressions } from '#domain/sales/configurator/settings.ts';

/** Something that can be chosen as an answer. */
export interface AnswerChoice {
  readonly key: string;
  readonly label: string;
  /** The code that a scanner may send for it. */
  readonly code: string;
  readonly answer: ChosenInput;
}

interface Words {
  readonly yes: string;
  readonly no: string;
  readonly none: string;
}

/** The possible answers to a question; empty if a text or a number is typed. */
export function choicesOf({ setting, offered }: Question, words: Words): readonly AnswerChoice[] {
  const { parameter, isMandatory } = setting;
  const param = { id: parameter.id, uuid: parameter.uuid, name: parameter.name };
  const typed = (valueLabel: string) => ({ param, paramValue: null, valueLabel });
  // An optional question may be answered with nothing.
  const none = isMandatory ? [] : [{ key: 'none', label: words.none, code: '', answer: typed('') }];
  if (parameter.type === 'switch')
    return [
      { key: 'true', label: words.yes, code: 'true', answer: typed('true') },
      { key: 'false', label: words.no, code: 'false', answer: typed('false') },
      ...none,
    ];
  if (parameter.type !== 'list') return [];
  return [
    ...offered.map((value) => ({
      key: String(value.id),
      label: value.name,
      code: nameInExpressions(value),
      answer: { param, paramValue: { id: value.id }, valueLabel: value.name },
    })),
    ...none,
  ];
}

const plain = (text: string): string => text.trim().toLocaleLowerCase();

/**
 * The choices that match a typed text: those with exactly this code; else those whose name contains the text, first the names
 * that begin with it.
 */
export function choicesFor(choices: readonly AnswerChoice[], typed: string): readonly AnswerChoice[] {
  const words = plain(typed);
  if (words === '') return choices;
  const byCode = choices.filter(({ code }) => plain(code) === words);
  if (byCode.length > 0) return byCode;
  const beginning = choices.filter(({ label }) => plain(label).startsWith(words));
  const containing = choices.filter(({ label }) => plain(label).includes(words));
  return [...new Set([...beginning, ...containing])];
}

/**
 * The index of the choice that Enter takes before anything is typed: the previous answer, otherwise the suggested one. If there
 * is neither, it is "none" for an optional question and the first choice for a mandatory one.
 */
export function firstMarked({ suggested, before }: Question, choices: readonly AnswerChoice[]): number {
  const valueIdOf = ({ answer }: AnswerChoice) => (answer.paramValue as { id: number } | null)?.id;
  const previousId = (before?.paramValue as { id?: number } | null | undefined)?.id;
  // The answers of a switch, and "none", have no value with an id, so they are found by their label.
  const isPrevious = (choice: AnswerChoice): boolean =>
    previousId === undefined
      ? before !== null && choice.answer.valueLabel === before.valueLabel
      : valueIdOf(choice) === previousId;
  const previousAt = choices.findIndex(isPrevious);
  if (previousAt >= 0) return previousAt;
  const suggestedAt = choices.findIndex((choice) => suggested !== null && valueIdOf(choice) === suggested.id);
  if (suggestedAt >= 0) return suggestedAt;
  const noneAt = choices.findIndex(({ key }) => key === 'none');
  return noneAt >= 0 ? noneAt : 0;
}
