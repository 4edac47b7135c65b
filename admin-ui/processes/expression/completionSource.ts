import type { Completion as EditorCompletion, CompletionSource } from '@codemirror/autocomplete';
import type { Language } from '#domain/kernel/language.ts';
import { enumLabel, fieldLabel } from '#domain/labels/index.ts';
import { registry } from '#domain/objects.ts';
import { completionsAt, type Completion } from '#domain/processes/expression/completions.ts';
import type { Purpose } from '#domain/processes/expression/expression.ts';
import type { Text } from '../../i18n/useText.ts';

/** The kinds of completions as CodeMirror names them. They decide which icon is shown. */
const types = {
  field: 'property',
  value: 'enum',
  variable: 'variable',
  function: 'function',
  action: 'method',
} as const;

/** Completes names that are valid at the cursor, each with its label in the reader's language. */
export function completionSource(
  objectName: string,
  purpose: Purpose,
  language: Language,
  text: Text,
): CompletionSource {
  return ({ state, pos, explicit }) => {
    const { from, options } = completionsAt(registry, objectName, state.sliceDoc(0, pos), purpose);
    const before = state.sliceDoc(Math.max(0, from - 1), from);
    const isBegun = pos > from || before === '.' || before === '"';
    // Completions appear by themselves in a word and after a dot or a quotation mark, and elsewhere only if somebody asks for them
    // by keyboard.
    if (options.length === 0 || !(isBegun || explicit)) return null;
    return {
      from,
      options: options.map((option) => editorCompletion(option, language, text)),
      // While only letters, digits and `_` are typed on, CodeMirror filters these options and does not ask again.
      validFor: /^\w*$/,
    };
  };
}

const editorCompletion = (option: Completion, language: Language, text: Text): EditorCompletion => {
  const { word, kind } = option;
  const isCalled = kind === 'function' || kind === 'action';
  return {
    label: word,
    type: types[kind],
    detail: detailOf(option, language, text),
    ...(isCalled ? { apply: `${word}(` } : {}),
  };
};

/** What is shown beside a word: the label of a field or a value, or what a function is for; empty if nothing is known. */
const detailOf = (option: Completion, language: Language, text: Text): string => {
  if (option.kind === 'field') return fieldLabel(language, option.object, option.path);
  if (option.kind === 'value') return enumLabel(language, option.enumeration, option.word);
  return isDescribed(option.word) ? text(`expression.words.${option.word}`) : '';
};

/** The words that have a description under `expression.words` in the texts. */
const describedWords = [
  'record',
  'now',
  'result',
  'executor',
  'startedBy',
  'setField',
  'addComment',
  'sendEmail',
  'sendSms',
  'createTask',
  'notify',
  'startProcess',
  'callFunction',
  'has',
  'size',
  'contains',
  'addDays',
  'daysBetween',
  'total',
  'lower',
] as const;
const isDescribed = (word: string): word is (typeof describedWords)[number] =>
  describedWords.some((each) => each === word);
