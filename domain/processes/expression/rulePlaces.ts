import type { ASTNode } from '@marcbachmann/cel-js';
import { fieldsOf } from '../../kernel/declaration.ts';
import type { Field, Fields } from '../../kernel/field.ts';
import type { Language } from '../../kernel/language.ts';
import type { Registry } from '../../kernel/registry.ts';
import { fieldLabel } from '../../labels/index.ts';

/** Where names are looked up: in a record, or in a row of one of its table parts. */
export interface Place {
  readonly object: string;
  /** The table part, if it is a row. */
  readonly part: string | null;
  readonly fields: Fields;
}

/** The variables of a rule: `record`, and those of its iterations. */
export type Scope = ReadonlyMap<string, Place>;

/** A field in a rule with its label; behind references as `Customer › Name`. */
export interface NamedField {
  readonly label: string;
  readonly field: Field;
  /** Where further names are looked up; undefined for a plain value. */
  readonly inside: Place | undefined;
}

export function placeOf(registry: Registry, object: string): Place | undefined {
  return registry.has(object) ? { object, part: null, fields: fieldsOf(registry.byName(object)) } : undefined;
}

/** The field that a node refers to; undefined if it is no path or there is no such field. */
export function fieldNamed(
  language: Language,
  registry: Registry,
  scope: Scope,
  node: ASTNode,
): NamedField | undefined {
  // A path is read from its end: of `record.lines[0].product` first `product`, then what is before it.
  const fieldAt = (each: ASTNode): NamedField | undefined => {
    if (each.op === '[]') return fieldAt(each.args[0]);
    if (each.op !== '.') return undefined;
    const [owner, name] = each.args;
    const parent = owner.op === 'id' ? undefined : fieldAt(owner);
    const place = owner.op === 'id' ? scope.get(owner.args) : parent?.inside;
    const field = place && Object.hasOwn(place.fields, name) ? place.fields[name] : undefined;
    if (!place || !field) return undefined;
    const label = fieldLabel(language, place.object, place.part ? `${place.part}.${name}` : name);
    const inside = insideOf(registry, place, name, field);
    return { label: parent ? `${parent.label} › ${label}` : label, field, inside };
  };
  return fieldAt(node);
}

const insideOf = (registry: Registry, place: Place, name: string, field: Field): Place | undefined => {
  if (field.type === 'reference') return placeOf(registry, field.to);
  return field.type === 'rows' ? { object: place.object, part: name, fields: field.fields } : undefined;
};
