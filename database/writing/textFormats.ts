import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { Fields, TextField } from '#domain/kernel/field.ts';
import { isPattern } from '#domain/kernel/pattern.ts';
import type { Registry } from '#domain/kernel/registry.ts';
import { isViewFormat, viewFormats } from '#domain/platform/viewFormats.ts';
import { isScreen } from '#domain/screens.ts';

type Values = Readonly<Record<string, unknown>>;
type Fault = Omit<FieldError, 'field'>;

const isList = (name: string, { all }: Registry): boolean =>
  all.some(({ path }) => path === name.replace(/^\//, ''));

/** What is wrong with a text of a format; nothing for one that names something or can be read. */
const faultOf: Partial<
  Record<NonNullable<TextField['format']>, (value: string, registry: Registry) => Fault | undefined>
> = {
  object: (name, registry) =>
    registry.has(name) ? undefined : { code: 'object_not_found', params: { object: name } },
  screen: (name, registry) =>
    isScreen(name) || isList(name, registry) ? undefined : { code: 'screen_unknown' },
  pattern: (pattern) => (isPattern(pattern) ? undefined : { code: 'pattern_invalid' }),
  valueFormat: (name) =>
    isViewFormat(name) ? undefined : { code: 'invalid_value', params: { values: [...viewFormats] } },
};

/**
 * Refuses, naming each field, texts that must name an object, a screen or a format and name none, and patterns that cannot be
 * read: misspelt, they would silently do nothing. A text that the record already had is not checked.
 * @throws validation_failed
 */
export function checkFormats(registry: Registry, fields: Fields, draft: Values, before?: Values): void {
  const faults = faultsIn(registry, fields, draft, before ? [before] : []);
  if (faults.length > 0) throw failFields(faults);
}

const faultsIn = (
  registry: Registry,
  fields: Fields,
  values: Values,
  standing: readonly Values[],
  prefix = '',
): FieldError[] =>
  Object.entries(values).flatMap(([name, value]): FieldError[] => {
    const field = fields[name];
    if (field?.type === 'rows' && Array.isArray(value)) {
      const rowsBefore = standing.flatMap((before) => (before[name] ?? []) as Values[]);
      return value.flatMap((row: Values, index) =>
        faultsIn(registry, field.fields, row, rowsBefore, `${prefix}${name}[${index}].`),
      );
    }
    if (field?.type !== 'text' || !field.format || typeof value !== 'string' || value === '') return [];
    if (standing.some((before) => before[name] === value)) return [];
    const fault = faultOf[field.format]?.(value, registry);
    return fault ? [{ field: prefix + name, ...fault }] : [];
  });
