import { fieldOf, type Declaration } from '../kernel/declaration.ts';
import type { Field } from '../kernel/field.ts';
import { maxPathDepth } from '../kernel/filterOperators.ts';
import type { Registry } from '../kernel/registry.ts';
import type { ViewType } from './view.ts';

/** The object and the kind of view to which a path belongs. */
export interface ViewPlace {
  readonly registry: Registry;
  readonly declaration: Declaration;
  readonly viewType: ViewType;
}

const additional = 'additional';

/** The name of the parameter at the end of a path, such as `additional.colour` or `customer.additional.colour`. */
export function parameterOf(path: string): string | undefined {
  const steps = path.split('.');
  return steps.at(-2) === additional ? steps.at(-1) : undefined;
}

/**
 * The field at a path of a view, through references; undefined if there is none. For a parameter it is the field `additional`
 * that holds the parameter. A secret field is found only in a form (`detail`) of its own object, where people type a new value:
 * no other view may show it.
 */
export function fieldAtPath({ registry, declaration, viewType }: ViewPlace, path: string): Field | undefined {
  const steps = parameterOf(path) === undefined ? path.split('.') : path.split('.').slice(0, -1);
  if (steps.length > maxPathDepth) return undefined;
  let owner: Declaration | undefined = declaration;
  let field: Field | undefined;
  for (const step of steps) {
    field = owner && fieldOf(owner, step);
    if (!field) return undefined;
    const isWritten = viewType === 'detail' && steps.length === 1;
    if (field.type !== 'rows' && field.secret && !isWritten) return undefined;
    owner = field.type === 'reference' && registry.has(field.to) ? registry.byName(field.to) : undefined;
  }
  return field;
}

/**
 * Whether a view may contain this path.
 * @param parameters the names of the object's own parameters; if absent, any name is accepted. Names of parameters behind a
 * reference are never checked.
 */
export function isViewPath(place: ViewPlace, path: string, parameters?: readonly string[]): boolean {
  const parameter = parameterOf(path);
  // A parameter of the object itself, not of a record behind a reference.
  const isOwn = parameter !== undefined && path === `${additional}.${parameter}`;
  if (isOwn && parameters) return parameters.includes(parameter);
  return fieldAtPath(place, path) !== undefined;
}
