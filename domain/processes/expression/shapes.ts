import { fieldsOf } from '../../kernel/declaration.ts';
import type { Field, Fields } from '../../kernel/field.ts';
import type { Registry } from '../../kernel/registry.ts';
import { longestText } from '../../kernel/textValue.ts';
import { expressionType, isScalar, toExpression } from './values.ts';

/** Longer texts, such as the bodies of letters, are not useful in conditions and would take too much time. */
const maxTextLength = 10_000;

/** A record, or a row of one, in an expression. */
export interface Shape {
  readonly typeName: string;
  /** The class of its values; the evaluator recognizes types by their class. */
  readonly ctor: new () => object;
  /** The CEL types of those fields that expressions may use, by name. */
  readonly types: Readonly<Record<string, string>>;
  readonly fields: Fields;
  /** The shapes of the records and rows behind its fields, if the expression uses them. */
  readonly leadsTo: ReadonlyMap<string, Shape>;
}

/**
 * The shape of an object's records as far as an expression uses it: a reference is followed only if its name is selected, so that
 * a condition about two objects does not create 150 types.
 * @param names all names that the expression selects, as `driver` and `phone` in `record.driver.phone`
 */
export function shapeOf(registry: Registry, objectName: string, names: ReadonlySet<string>): Shape {
  const shapes = new Map<string, Shape>();
  const objectShape = (name: string): Shape => {
    const existing = shapes.get(name);
    if (existing) return existing;
    return make(typeNameOf(name), fieldsOf(registry.byName(name)), (shape) => shapes.set(name, shape));
  };
  const make = (typeName: string, fields: Fields, remember: (shape: Shape) => void): Shape => {
    const leadsTo = new Map<string, Shape>();
    const types: Record<string, string> = {};
    const shape: Shape = { typeName, ctor: newClass(), types, fields, leadsTo };
    // Remembered before its fields are followed, because objects may refer to each other.
    remember(shape);
    for (const [name, field] of Object.entries(fields)) {
      if (!isVisible(field)) continue;
      const type = follow(shape, leadsTo, name, field);
      if (type) types[name] = type;
    }
    return shape;
  };
  /** The type of a field in CEL, whose shape is put into `leadsTo` if it has one; undefined if expressions cannot use the field. */
  const follow = (
    shape: Shape,
    leadsTo: Map<string, Shape>,
    name: string,
    field: Field,
  ): string | undefined => {
    if (isScalar(field.type)) return expressionType[field.type];
    if (field.type === 'reference') {
      if (!names.has(name)) return 'Reference';
      leadsTo.set(name, objectShape(field.to));
      return typeNameOf(field.to);
    }
    if (field.type !== 'rows' || !names.has(name)) return undefined;
    // Nothing refers to the rows of a table part but their record, so their shape need not be remembered.
    const row = make(`${shape.typeName}_${name}`, field.fields, () => undefined);
    leadsTo.set(name, row);
    return `list<${row.typeName}>`;
  };
  return objectShape(objectName);
}

/** Every shape once, also if shapes refer to each other. */
export function allShapes(shape: Shape, seen = new Set<Shape>()): ReadonlySet<Shape> {
  if (seen.has(shape)) return seen;
  seen.add(shape);
  shape.leadsTo.forEach((next) => allShapes(next, seen));
  return seen;
}

/**
 * Each shape has its own class, because the evaluator distinguishes types by class. `inShape` sets the fields; `id`, which every
 * record has, only keeps the class from being an empty one.
 */
const newClass = (): Shape['ctor'] =>
  class {
    id?: bigint;
  };

const typeNameOf = (objectName: string): string => objectName[0]?.toUpperCase() + objectName.slice(1);

/** Whether expressions may use a field: not secrets, long texts, nor fields without a plain value. */
export function isVisible(field: Field): boolean {
  if (field.type === 'rows') return true;
  if (field.secret || field.type === 'json' || field.type === 'translated') return false;
  return field.type !== 'text' || longestText(field) <= maxTextLength;
}

/** A served record, with the records of its references in place if the shape includes them. */
export interface ServedRecord {
  readonly [field: string]: unknown;
}

/**
 * A served record as expressions read it. Empty fields are absent, so that `has()` works; but an empty text is '', an empty
 * boolean is false, and an empty table part is an empty list.
 */
export function inShape(shape: Shape, served: ServedRecord): object {
  const value = new shape.ctor() as Record<string, unknown>;
  for (const name of Object.keys(shape.types)) {
    const field = shape.fields[name];
    const fieldValue = field && valueOf(shape, name, field, served[name]);
    if (fieldValue !== undefined) value[name] = fieldValue;
  }
  return value;
}

const valueOf = (shape: Shape, name: string, field: Field, served: unknown): unknown => {
  const isEmpty = served === null || served === undefined;
  if (isScalar(field.type)) {
    if (!isEmpty) return toExpression[field.type](served as string | number | boolean);
    if (field.type === 'text') return '';
    return field.type === 'boolean' ? false : undefined;
  }
  const next = shape.leadsTo.get(name);
  if (field.type === 'rows') {
    return next && (Array.isArray(served) ? served : []).map((row: ServedRecord) => inShape(next, row));
  }
  if (isEmpty) return undefined;
  return next ? inShape(next, served as ServedRecord) : new UnreadReference((served as { id: number }).id);
};

/** A referenced record whose fields the expression does not use. */
export class UnreadReference {
  readonly id: bigint;
  constructor(id: number) {
    this.id = BigInt(id);
  }
}
