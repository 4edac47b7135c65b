import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';

/** Fields told at the foot of a record's page, or by the chips beside its name. */
const system = new Set(['id', 'createdAt', 'updatedAt', 'markedToDelete', 'author', 'confirmed']);

export interface FieldGroups {
  /** Written by people. */
  readonly inputs: readonly FieldMeta[];
  readonly flags: readonly FieldMeta[];
  readonly long: readonly FieldMeta[];
  readonly rows: readonly FieldMeta[];
  /** Written by the server or a process. */
  readonly facts: readonly FieldMeta[];
}

const isLong = ({ type, multiline }: FieldMeta): boolean =>
  type === 'translated' || type === 'json' || multiline;

/** The fields of an object in the groups that its page is laid out in, each in the order of the declaration. */
export const fieldGroups = (meta: ObjectMeta): FieldGroups => {
  const fields = meta.fields.filter(({ name }) => !system.has(name) && name !== 'additional');
  const written = fields.filter(({ readOnly, type }) => !readOnly && type !== 'rows');
  return {
    inputs: written.filter((field) => field.type !== 'boolean' && !isLong(field)),
    flags: written.filter(({ type }) => type === 'boolean'),
    long: written.filter(isLong),
    rows: fields.filter(({ type }) => type === 'rows'),
    facts: fields.filter(({ readOnly }) => readOnly),
  };
};
