import type { z } from 'zod';
import { KejaError, type FieldError } from '../kernel/fail.ts';
import { conditionsOf, type FilterCondition } from './filterParts.ts';
import { parsePath } from '../kernel/fieldPath.ts';
import { parseFilter } from '../kernel/filter.ts';
import { maxPathDepth } from '../kernel/filterOperators.ts';
import { additionalName } from '../kernel/parameter.ts';
import { isPattern } from '../kernel/pattern.ts';
import {
  viewShapes,
  type KeptView,
  type SavedFilter,
  type ViewItem,
  type ViewSection,
  type ViewToolbar,
} from './view.ts';
import { fieldAtPath, isViewPath, parameterOf, type ViewPlace } from './viewPaths.ts';
import { mustBeFilled } from './viewRequired.ts';

type Part = keyof typeof viewShapes;

/**
 * The errors of a view before it is stored, each with its position: `items[3].path`. Without a place the view has no declared
 * object, and only its shape is checked.
 */
export function viewFaults(view: KeptView, place: ViewPlace | undefined): FieldError[] {
  const parsed = (['items', 'filters', 'toolbar'] as const).map((part) => parsedPart(part, view[part]));
  const shapeErrors = parsed.flatMap(({ faults }) => faults);
  if (shapeErrors.length > 0 || !place) return shapeErrors;
  const [items, filters, toolbar] = parsed.map(({ data }) => data);
  return [
    ...itemFaults(place, (items ?? []) as ViewItem[]),
    ...filterFaults(place, (filters ?? []) as SavedFilter[]),
    ...toolbarFaults(place, toolbar ?? {}),
  ];
}

const parsedPart = (part: Part, value: unknown): { data?: unknown; faults: FieldError[] } => {
  if (value === null || value === undefined) return { faults: [] };
  const parsed = viewShapes[part].safeParse(value);
  return parsed.success ? { data: parsed.data, faults: [] } : { faults: shapeFaults(part, parsed.error) };
};

/** The position of an error inside a part of a view: the path `[3, 'path']` in `items` becomes `items[3].path`. */
const positionOf = (part: string, path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (at, step) => (typeof step === 'number' ? `${at}[${step}]` : `${at}.${String(step)}`),
    part,
  );

const shapeFaults = (part: Part, error: z.ZodError): FieldError[] =>
  error.issues.flatMap((issue): FieldError[] => {
    const field = positionOf(part, issue.path);
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({ field: `${field}.${key}`, code: 'unknown_field' }));
    return [{ field, code: issue.code === 'invalid_type' ? 'invalid_type' : 'invalid_value' }];
  });

/** Why a view cannot show the field at a path; undefined if it can. `field` is the position to report. */
const pathFault = (place: ViewPlace, field: string, path: string): FieldError | undefined => {
  // The two names of a parameter, as `additional.axles`, lead to one field and so are one step.
  const steps = path.split('.').length - (parameterOf(path) === undefined ? 0 : 1);
  if (steps > maxPathDepth)
    return { field, code: 'filter_too_deep', params: { field: path, max: maxPathDepth } };
  const parameters = [...place.registry.parametersOf(place.declaration.name).keys()];
  return isViewPath(place, path, parameters) ? undefined : { field, code: 'unknown_field' };
};

const itemFaults = (place: ViewPlace, items: readonly ViewItem[]): FieldError[] => {
  const seenPaths = new Set<string>();
  return items.flatMap((item, index) => {
    const at = `items[${index}]`;
    const fault = pathFault(place, `${at}.path`, item.path);
    if (fault) return [fault];
    if (seenPaths.has(item.path)) return [{ field: `${at}.path`, code: 'not_unique' } as const];
    seenPaths.add(item.path);
    return [...demandFaults(place, item, at), ...hidingFaults(place, item, at)];
  });
};

/** Formats and patterns are only for texts that the form itself writes, `required` for any field that it writes. */
const demandFaults = (place: ViewPlace, item: ViewItem, at: string): FieldError[] => {
  const faults: FieldError[] = [];
  if (item.format && !isWrittenText(place, item.path))
    faults.push({ field: `${at}.format`, code: 'invalid_value' });
  if (item.pattern && !isPattern(item.pattern))
    faults.push({ field: `${at}.pattern`, code: 'pattern_invalid' });
  else if (item.pattern && !isWrittenText(place, item.path))
    faults.push({ field: `${at}.pattern`, code: 'invalid_value' });
  if (item.required && !isWritten(place, item.path))
    faults.push({ field: `${at}.required`, code: 'invalid_value' });
  return faults;
};

/** Whether the form itself writes the field: not one that is read through a reference, nor one that is read-only. */
const isWritten = (place: ViewPlace, path: string): boolean => {
  if (path.startsWith(`${additionalName}.`)) return true;
  const field = fieldAtPath(place, path);
  return !path.includes('.') && field !== undefined && (field.type === 'rows' || !field.readOnly);
};

const isWrittenText = (place: ViewPlace, path: string): boolean => {
  const parameter = place.registry.parametersOf(place.declaration.name).get(parameterOf(path) ?? '');
  const { type } = parameter?.field ?? fieldAtPath(place, path) ?? {};
  return isWritten(place, path) && type === 'text';
};

/** A form must not hide a field that has to be filled. A list may. */
const hidingFaults = (place: ViewPlace, item: ViewItem, at: string): FieldError[] => {
  if (!item.hidden || place.viewType !== 'detail') return [];
  const needed = item.required || mustBeFilled(place.declaration).includes(item.path);
  return needed ? [{ field: `${at}.hidden`, code: 'view_hides_required' }] : [];
};

/** The filter parser finds the errors; each is reported at its condition. */
const filterFaults = ({ registry, declaration }: ViewPlace, filters: readonly SavedFilter[]): FieldError[] =>
  filters.flatMap(({ conditions }, index) =>
    conditionsOf(conditions).flatMap(({ condition, position }) =>
      faultOf(`filters[${index}].conditions${position}`, () =>
        parseFilter(registry, declaration, { filters: [conditionOnly(condition)] }),
      ),
    ),
  );

/**
 * What must be checked of a condition. Its `use` is left out, so that a condition that is not applied is checked too; its label
 * is no part of a filter.
 */
const conditionOnly = ({ fieldPath, operator, value }: FilterCondition): object => ({
  fieldPath,
  operator,
  ...(value === undefined ? {} : { value }),
});

const toolbarFaults = (
  place: ViewPlace,
  { quickFilters = [], sort, sections = [] }: ViewToolbar,
): FieldError[] => [
  ...quickFilters.flatMap((path, index) => pathFault(place, `toolbar.quickFilters[${index}]`, path) ?? []),
  ...(sort
    ? faultOf('toolbar.sort.path', () => parsePath(place.registry, place.declaration, sort.path))
    : []),
  ...repeatedNames(sections),
];

const repeatedNames = (sections: readonly ViewSection[]): FieldError[] =>
  sections.flatMap(({ name }, index) =>
    sections.findIndex((other) => other.name === name) < index
      ? [{ field: `toolbar.sections[${index}].name`, code: 'not_unique' } as const]
      : [],
  );

const faultOf = (field: string, parse: () => unknown): FieldError[] => {
  try {
    parse();
    return [];
  } catch (error) {
    if (!(error instanceof KejaError)) throw error;
    return [{ field, code: error.code, params: error.params }];
  }
};
