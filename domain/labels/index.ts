import Polyglot from 'node-polyglot';
import type { ModuleName } from '../kernel/declaration.ts';
import type { ErrorCode } from '../kernel/errorCatalogue.ts';
import type { ErrorParams } from '../kernel/fail.ts';
import type { Language } from '../kernel/language.ts';
import { decimalText } from '../kernel/written.ts';
import type { ScreenName } from '../screens.ts';
import { wordsOf } from './wordsOf.ts';

export { wordsOf };

const isObject = (language: Language, name: string): boolean =>
  Object.hasOwn(wordsOf(language).objects, name);

/** The words for one record and for many; an object without words is shown by its own name. */
export function objectLabel(language: Language, object: string): { one: string; many: string } {
  return (
    (wordsOf(language).objects as Record<string, { one: string; many: string }>)[object] ?? {
      one: object,
      many: object,
    }
  );
}

/**
 * The object's own label of a field. Otherwise, if the field is named like an object, the name of that object; otherwise the
 * label that all objects share. The path of a cell of a table part is `recipients.name`.
 */
export function fieldLabel(language: Language, object: string, path: string): string {
  return (
    (wordsOf(language).ownFields as Record<string, string>)[`${object}.${path}`] ??
    sharedLabel(language, path)
  );
}

const sharedLabel = (language: Language, path: string): string => {
  const name = path.slice(path.lastIndexOf('.') + 1);
  if (isObject(language, name)) return objectLabel(language, name).one;
  return (wordsOf(language).fields as Record<string, string>)[name] ?? name;
};

export function enumTitle(language: Language, enumeration: string): string {
  return wordsOf(language).enums[enumeration]?.title ?? enumeration;
}

/** A value without words is shown as it is. */
export function enumLabel(language: Language, enumeration: string, value: string): string {
  return wordsOf(language).enums[enumeration]?.values[value] ?? value;
}

export function moduleLabel(language: Language, module: ModuleName): string {
  return wordsOf(language).modules[module];
}

export function screenLabel(language: Language, screen: ScreenName): string {
  return wordsOf(language).screens[screen];
}

/** @param path `object.field` */
function fieldOfObject(language: Language, path: string): string {
  const [object = '', field = ''] = path.split('.');
  return fieldLabel(language, object, field);
}

/**
 * A record that refers to another one, `disposition.vehicle #1`, as people read it: its kind, its number and the field, which may
 * be a cell (`salesOrder.products.product #1`). Of any other text, the label of the object with that name.
 */
function referrer(language: Language, value: string): string {
  const [, object = value, field, number] = /^(\w+)\.(\w+(?:\.\w+)*) #(\d+)$/.exec(value) ?? [];
  const name = objectLabel(language, object).one;
  return field && number ? `${name} #${number} (${fieldLabel(language, object, field)})` : name;
}

/** A decimal with all its digits in the reader's format. The sentence in which it is used says the unit. */
function decimalLabel(language: Language, value: string): string {
  return decimalText(language, value, value.split('.')[1]?.length ?? 0) || value;
}

/**
 * How parameters of errors are put into words: values of an enumeration, names such as `object.field`, and decimals. All others
 * are shown as they are.
 */
const paramLabels: Readonly<Record<string, (language: Language, value: string) => string>> = {
  warnings: (language, value) => enumLabel(language, 'weighingWarning', value),
  tick: fieldOfObject,
  lacking: fieldOfObject,
  otherField: fieldOfObject,
  serving: fieldOfObject,
  by: referrer,
  ...Object.fromEntries(
    ['left', 'net', 'first', 'second', 'tonnes', 'capacity', 'min', 'max'].map((name) => [
      name,
      decimalLabel,
    ]),
  ),
};

/** The sentence of an error. The sentence of `invalid_value` also says what is expected, if the parameters name it. */
const sentenceOf = (language: Language, code: ErrorCode, params: ErrorParams): string => {
  const { errors, valueDemands } = wordsOf(language);
  if (code !== 'invalid_value') return errors[code];
  const demands = Object.entries(valueDemands).flatMap(([name, words]) => (name in params ? [words] : []));
  return [errors[code], ...demands].join(' ');
};

/** The sentence of an error code that was stored; undefined if the text is none of our codes. Nothing is filled in. */
export function sentenceOfCode(language: Language, text: string): string | undefined {
  const { errors } = wordsOf(language);
  return Object.hasOwn(errors, text) ? errors[text as ErrorCode] : undefined;
}

/** The sentence of an error with its parameters filled in. Lists are joined by commas; names from the code become words. */
export function errorMessage(language: Language, code: ErrorCode, params: ErrorParams = {}): string {
  const labels = Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      const label = (each: unknown) => paramLabels[name]?.(language, String(each)) ?? String(each);
      return [name, Array.isArray(value) ? value.map(label).join(', ') : label(value)];
    }),
  );
  return Polyglot.transformPhrase(sentenceOf(language, code, params), labels, language);
}
