import { describeApi } from '../openapi/describe.ts';

/** The part of a JSON Schema that a value is made from; the types below are likewise parts of an OpenAPI document. */
interface Shape {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly allOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  /** The shape of the JSON that is written in a text, such as a filter. */
  readonly contentSchema?: Shape;
}
interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Shape;
}
interface Operation {
  readonly parameters?: readonly (Parameter | { readonly $ref: string })[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema?: Shape }>> };
}
interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Shape>> };
}

/** One call of the API that is filled in. */
export interface FilledCall {
  /** Method and path as the OpenAPI document names them, with `?…` if optional parts are filled in too. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
}

/** The value for a date: yesterday and tomorrow for the ends of a period, else today. Records of a test lie between them. */
const dayNamed = (name: string): string => {
  const dayFromToday = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  if (name === 'from' || name === 'dateFrom') return dayFromToday(-1);
  if (name === 'to' || name === 'dateTo') return dayFromToday(1);
  return dayFromToday(0);
};

/** Whether a field or parameter of this name holds an id: `id`, or a name that ends in `Id`. */
const namesId = (name: string): boolean => /Id$|^id$/.test(name);
const usuallyGiven = new Set(['filter', 'limit', 'searchStr', 'q', 'from', 'to', 'format']);
/** Whether an optional parameter is filled in by a second call. */
const isUsuallyGiven = ({ name }: Parameter): boolean => namesId(name) || usuallyGiven.has(name);

/**
 * Gives the values for calls: numbers and texts, by the name of the parameter or field and the path of the call. Where only some
 * values are possible, a text that is not among them is replaced by the first of them.
 */
export interface Filling {
  number(name: string, path: string): number;
  text(name: string, path: string): string;
}

/**
 * Every call of the API, filled in by its OpenAPI description. Each comes once with its required parameters. A call that also
 * has ids, a filter, a period or the like as optional parameters comes a second time with these.
 */
export function everyCall(filling: Filling): readonly FilledCall[] {
  const { paths, components } = describeApi() as Description;
  /** A value of the shape: of an object its required fields and all ids. Lists have one element; the deepest are empty. */
  const filled = (shape: Shape, name: string, path: string, depth = 0): unknown => {
    if (shape.$ref)
      return filled(components.schemas[shape.$ref.split('/').at(-1) ?? ''] ?? {}, name, path, depth);
    if ('const' in shape) return shape.const;
    if (shape.enum)
      return shape.enum.includes(filling.text(name, path)) ? filling.text(name, path) : shape.enum[0];
    const choice = (shape.anyOf ?? shape.oneOf ?? shape.allOf)?.[0];
    if (choice) return filled(choice, name, path, depth);
    if (shape.contentSchema) return JSON.stringify(filled(shape.contentSchema, name, path, depth));
    if (shape.type === 'integer' || shape.type === 'number') return filling.number(name, path);
    if (shape.type === 'boolean') return true;
    if (shape.type === 'array') return depth > 4 ? [] : [filled(shape.items ?? {}, name, path, depth + 1)];
    if (shape.type === 'object' || shape.properties) {
      const wanted = Object.entries(shape.properties ?? {}).filter(
        ([key]) => shape.required?.includes(key) || namesId(key),
      );
      return Object.fromEntries(wanted.map(([key, each]) => [key, filled(each, key, path, depth + 1)]));
    }
    if (shape.format === 'date-time') return '2026-11-26T12:00:00.000Z';
    if (shape.format === 'date') return dayNamed(name);
    if (shape.format === 'uuid') return '4b6f4e1e-0d1f-4d5e-9a55-2f4d7b1f0c11';
    return filling.text(name, path);
  };
  const callsOf = (
    path: string,
    method: string,
    { parameters = [], requestBody }: Operation,
  ): FilledCall[] => {
    const named = parameters.filter((each): each is Parameter => 'name' in each);
    /** The path of the call with its parameters filled in. */
    const filledPath = named
      .filter((each) => each.in === 'path')
      .reduce(
        (text, { name, schema }) =>
          text.replace(`{${name}}`, encodeURIComponent(String(filled(schema, name, path)))),
        path,
      );
    const shape = Object.values(requestBody?.content ?? {})[0]?.schema;
    const body = shape === undefined ? {} : { body: filled(shape, '', path) };
    const queryOf = (given: readonly Parameter[]) =>
      new URLSearchParams(given.map(({ name, schema }) => [name, String(filled(schema, name, path))]));
    const query = named.filter((each) => each.in === 'query');
    const mustBeGiven = query.filter(({ required }) => required === true);
    const call = (name: string, given: readonly Parameter[]): FilledCall => ({
      name,
      method: method.toUpperCase(),
      path: given.length > 0 ? `${filledPath}?${queryOf(given)}` : filledPath,
      ...body,
    });
    const name = `${method.toUpperCase()} ${path}`;
    const withOptional = query.filter((each) => isUsuallyGiven(each) || mustBeGiven.includes(each));
    if (withOptional.length === mustBeGiven.length) return [call(name, mustBeGiven)];
    return [call(name, mustBeGiven), call(`${name}?…`, withOptional)];
  };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) => callsOf(path, method, operation)),
  );
}
