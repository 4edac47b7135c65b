import type { FieldMeta } from '#domain/kernel/meta.ts';

/** The field at a path: `comment`, or a parameter such as `additional.axles` among the children of its field. */
export function fieldAt(fields: readonly FieldMeta[], path: string): FieldMeta | undefined {
  const dot = path.indexOf('.');
  if (dot < 0) return fields.find(({ name }) => name === path);
  const parent = fields.find(({ name }) => name === path.slice(0, dot));
  return parent?.children.find(({ name }) => name === path.slice(dot + 1));
}
