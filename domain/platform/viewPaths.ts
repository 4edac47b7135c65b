import { fieldOf, type Declaration } from '../kernel/declaration.ts';
import type { Field } from '../kernel/field.ts';
import { maxPathDepth } from '../kernel/filterOperators.ts';
import type { Registry } from '../kernel/registry.ts';
import type { ViewType } from './view.ts';

/** What a path is read from, and in which kind of view. */
export interface ViewPlace {
  readonly registry: Registry;
  readonly declaration: Declaration;
  readonly viewType: ViewType;
}

const additional = 'additional';

/** The additional parameter that a path names, wherever the path begins. */
export const parameterOf = (path: string): string | undefined => {
  const steps = path.split('.');
  return steps.at(-2) === additional ? steps.at(-1) : undefined;
};

/**
 * The field that a path of a view leads to through references; undefined where it leads nowhere. A secret can be
 * written in its own form and is shown nowhere.
 */
export const fieldAtPath = (
  { registry, declaration, viewType }: ViewPlace,
  path: string,
): Field | undefined => {
  const steps = parameterOf(path) === undefined ? path.split('.') : path.split('.').slice(0, -1);
  if (steps.length > maxPathDepth) return undefined;
  let at: Declaration | undefined = declaration;
  let field: Field | undefined;
  for (const step of steps) {
    field = at && fieldOf(at, step);
    if (!field) return undefined;
    const written = viewType === 'detail' && steps.length === 1;
    if (field.type !== 'rows' && field.secret && !written) return undefined;
    at = field.type === 'reference' && registry.has(field.to) ? registry.byName(field.to) : undefined;
  }
  return field;
};

/** Whether a view may name this path. Which parameters an object has is asked of `parameters`, where they are known. */
export const isViewPath = (place: ViewPlace, path: string, parameters?: readonly string[]): boolean => {
  const parameter = parameterOf(path);
  const own = parameter !== undefined && path === `${additional}.${parameter}`;
  if (own && parameters) return parameters.includes(parameter);
  return fieldAtPath(place, path) !== undefined;
};
