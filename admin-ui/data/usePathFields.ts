import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fieldOf, type Declaration } from '#domain/kernel/declaration.ts';
import type { FieldMeta, ObjectMeta } from '#domain/kernel/meta.ts';
import { additionalName } from '#domain/kernel/parameter.ts';
import { registry } from '#domain/objects.ts';
import { objectMetaQuery } from './metadata.ts';
import { useLanguage } from './useLanguage.ts';

/** The field at the end of a path, and the labels of the path. */
export interface PathField {
  readonly field: FieldMeta;
  /** `Pojazd › Tara` */
  readonly label: string;
}

type Metas = ReadonlyMap<string, ObjectMeta>;

/** The objects that a path leads through, with the first one. */
const objectsOn = (objectName: string, path: string): string[] => {
  const names: string[] = [];
  let declaration: Declaration | undefined = registry.has(objectName)
    ? registry.byName(objectName)
    : undefined;
  for (const step of path.split('.')) {
    if (!declaration) break;
    names.push(declaration.name);
    const field = fieldOf(declaration, step);
    declaration =
      field?.type === 'reference' && registry.has(field.to) ? registry.byName(field.to) : undefined;
  }
  return names;
};

/** The field at the end of a path, with the labels of its steps; undefined if the path does not exist or may not be read. */
const fieldAt = (metas: Metas, objectName: string, path: string): PathField | undefined => {
  const steps = path.split('.');
  const labels: string[] = [];
  let fields: readonly FieldMeta[] | undefined = metas.get(objectName)?.fields;
  let field: FieldMeta | undefined;
  for (const step of steps) {
    // `field` is still the field of the step before.
    const isTag: boolean = field?.shownAs === 'tags';
    field = fields?.find(({ name }) => name === step);
    if (!field) return undefined;
    // Two steps have no label: `additional`, because the name of the parameter after it says enough, and the step from tags to
    // their dictionary, because the name of the tags does.
    if (field.name !== additionalName && !isTag) labels.push(field.label);
    fields = field.ref ? metas.get(field.ref)?.fields : field.children;
  }
  return field && { field, label: labels.join(' › ') };
};

/**
 * The fields at the end of these paths of an object. Paths that do not exist, or lead through objects that this person may
 * not read, are left out. Undefined until everything is read.
 */
export function usePathFields(
  objectName: string | undefined,
  paths: readonly string[],
): ReadonlyMap<string, PathField> | undefined {
  const language = useLanguage();
  // As text, because the array may be a new one at each rendering.
  const pathList = paths.join(' ');
  const names = useMemo(
    () =>
      objectName
        ? [...new Set([objectName, ...pathList.split(' ').flatMap((path) => objectsOn(objectName, path))])]
        : [],
    [objectName, pathList],
  );
  // Not repeated after a refusal: this person may not read the object.
  const metas = useQueries({
    queries: names.map((name) => ({ ...objectMetaQuery(language, name), retry: false })),
    combine: readableWhenAllAnswered,
  });
  return useMemo(() => {
    if (!objectName || metas === undefined) return undefined;
    const metaByName = new Map(metas.map((meta) => [meta.name, meta]));
    return new Map(
      pathList
        .split(' ')
        .map((path) => [path, fieldAt(metaByName, objectName, path)] as const)
        .filter((entry): entry is readonly [string, PathField] => entry[1] !== undefined),
    );
  }, [objectName, pathList, metas]);
}

/** The metadata of the objects that this person may read; undefined until every request is answered or refused. */
const readableWhenAllAnswered = (
  results: readonly { readonly data: ObjectMeta | undefined; readonly isPending: boolean }[],
): readonly ObjectMeta[] | undefined =>
  results.some(({ isPending }) => isPending)
    ? undefined
    : results.map(({ data }) => data).filter((meta) => meta !== undefined);
