import { fieldLabel } from '../../labels/index.ts';
import { fieldOf, fieldsOf, type Declaration } from '../../kernel/declaration.ts';
import type { Field } from '../../kernel/field.ts';
import { parsePath } from '../../kernel/fieldPath.ts';
import { isLanguage, languages, type Language } from '../../kernel/language.ts';
import { additionalName } from '../../kernel/parameter.ts';
import type { Registry } from '../../kernel/registry.ts';

/** One column of a sheet. */
export interface SheetColumn {
  /** `name`; through references `vehicle.tare`; one language of a text `lang.de`; a parameter `additional.axles`. */
  readonly path: string;
  /** The steps of the path to the field, without the language. */
  readonly names: readonly string[];
  readonly field: Field;
  /** The language of this column, if the text is translated. */
  readonly language: Language | undefined;
}

/** The column at a path. @throws filter_field_unknown, filter_too_deep for a path that a filter could not have either */
export function sheetColumn(registry: Registry, declaration: Declaration, path: string): SheetColumn {
  const dot = path.lastIndexOf('.');
  const last = path.slice(dot + 1);
  if (dot > 0 && isLanguage(last)) {
    const parent = parsePath(registry, declaration, path.slice(0, dot));
    if (parent.field.type === 'translated') return { path, ...parent, language: last };
  }
  return { path, ...parsePath(registry, declaration, path), language: undefined };
}

/** All columns that a sheet of this object can have, in the order of the declaration. */
export function sheetColumnsOf(registry: Registry, declaration: Declaration): SheetColumn[] {
  return Object.entries(fieldsOf(declaration))
    .filter(([, field]) => !field.secret)
    .flatMap(([name, field]) => pathsOf(registry, declaration, name, field))
    .map((path) => sheetColumn(registry, declaration, path));
}

/** The paths of the columns that a field can have: none for a table part or JSON, one for each parameter or language. */
const pathsOf = (registry: Registry, declaration: Declaration, name: string, field: Field): string[] => {
  if (name === additionalName)
    return [...registry.parametersOf(declaration.name)]
      .filter(([, { hidden }]) => !hidden)
      .map(([key]) => `${additionalName}.${key}`);
  if (field.type === 'rows' || field.type === 'json') return [];
  if (field.type === 'translated') return languages.map((language) => `${name}.${language}`);
  return [name];
};

/** The heading of a column in the language of the reader: `Pojazd › Tara`, `Tłumaczenia [de]`. */
export function columnLabel(
  registry: Registry,
  declaration: Declaration,
  { names, language }: SheetColumn,
  reader: Language,
): string {
  const labels = labelsOf(registry, declaration, names, reader);
  return language ? `${labels.join(' › ')} [${language}]` : labels.join(' › ');
}

/** The labels of the steps of a path, in order. */
const labelsOf = (
  registry: Registry,
  declaration: Declaration,
  [name = '', ...rest]: readonly string[],
  reader: Language,
): string[] => {
  if (name === additionalName) {
    const parameter = registry.parametersOf(declaration.name).get(rest[0] ?? '');
    return [parameter?.lang[reader] ?? parameter?.name ?? rest[0] ?? ''];
  }
  const label = fieldLabel(reader, declaration.name, name);
  const field = fieldOf(declaration, name);
  if (rest.length === 0 || field?.type !== 'reference') return [label];
  return [label, ...labelsOf(registry, registry.byName(field.to), rest, reader)];
};

/** The headings of a sheet; if two are equal, their paths are added. */
export function headingsOf(
  registry: Registry,
  declaration: Declaration,
  columns: readonly SheetColumn[],
  reader: Language,
): string[] {
  const labels = columns.map((column) => columnLabel(registry, declaration, column, reader));
  const repeated = new Set(labels.filter((label, index) => labels.indexOf(label) !== index));
  return columns.map(({ path }, index) =>
    repeated.has(labels[index] ?? '') ? `${labels[index]} (${path})` : (labels[index] ?? path),
  );
}
