import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { Fields, TextField } from '#domain/kernel/field.ts';
import { isPattern } from '#domain/kernel/pattern.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { isViewFormat, viewFormats } from '#domain/platform/viewFormats.ts';
import { isScreen } from '#domain/screens.ts';
import type { Draft } from './hooks.ts';
import { writtenFields, type WrittenField } from './writtenFields.ts';

type Values = Readonly<Record<string, unknown>>;
type Fault = Omit<FieldError, 'field'>;

/** Whether a name is the path of an object's list, with or without the slash before it. */
const isList = (name: string, { all }: Registry): boolean =>
  all.some(({ path }) => path === name.replace(/^\//, ''));

/** What is wrong with the name of an object; undefined if an object of that name is declared. */
export function faultOfObject(name: string, registry: Registry): Fault | undefined {
  return registry.has(name) ? undefined : { code: 'object_not_found', params: { object: name } };
}

/** For each format, a function that returns what is wrong with a text; undefined if the text is right. */
const faultOf: Partial<
  Record<NonNullable<TextField['format']>, (value: string, registry: Registry) => Fault | undefined>
> = {
  object: faultOfObject,
  screen: (name, registry) =>
    isScreen(name) || isList(name, registry) ? undefined : { code: 'screen_unknown' },
  pattern: (pattern) => (isPattern(pattern) ? undefined : { code: 'pattern_invalid' }),
  valueFormat: (name) =>
    isViewFormat(name) ? undefined : { code: 'invalid_value', params: { values: [...viewFormats] } },
};

/**
 * Refuses, naming each field, texts that should name an object, a screen or a format but name none, and patterns that cannot
 * be read. Such a text would silently do nothing. A text that the record already had is not checked.
 * @throws validation_failed
 */
export function checkFormats(registry: Registry, fields: Fields, draft: Draft, before?: Values): void {
  const faults = writtenFields(fields, draft, before).flatMap((written) => faultsIn(registry, written));
  if (faults.length > 0) throw failFields(faults);
}

const faultsIn = (registry: Registry, { path, name, field, values, before }: WrittenField): FieldError[] => {
  const value = values[name];
  if (field.type !== 'text' || !field.format || typeof value !== 'string' || value === '') return [];
  if (before.some((one) => one[name] === value)) return [];
  const fault = faultOf[field.format]?.(value, registry);
  return fault ? [{ field: path, ...fault }] : [];
};
