import { enumLabel, fieldLabel, moduleLabel, objectLabel } from '../labels/index.ts';
import { fieldsOf, translatedName, type Declaration, type ObjectKind } from './declaration.ts';
import { fullScale } from './decimals.ts';
import type { Field, FieldType } from './field.ts';
import { operatorsOf, type FilterOperator } from './filterOperators.ts';
import { additionalName, noParameters, type Parameter, type Parameters } from './parameter.ts';
import type { Language } from './language.ts';

/** What a view must know of a field. */
export interface FieldMeta {
  readonly name: string;
  readonly path: string;
  readonly label: string;
  readonly type: FieldType;
  /** Name of the object that a reference leads to, and where its records are found. */
  readonly ref: string | null;
  readonly model: string | null;
  /** A tick that a record must bear to be chosen here. */
  readonly where?: string;
  readonly maxLength: number | null;
  readonly scale: number | null;
  readonly allowNull: boolean;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly secret: boolean;
  /** Said once, when the record is made. */
  readonly fixed?: boolean;
  /** Whether a column of a table part makes sense added up. */
  readonly summed?: boolean;
  /** Whether no two records may say the same here. */
  readonly unique?: boolean;
  /** The field beside it whose words it has in other languages. */
  readonly translates?: string;
  /** The field beside it that has its words in other languages. */
  readonly translatedBy?: string;
  readonly multiline: boolean;
  readonly format: string | null;
  readonly defaultValue: unknown;
  readonly sortBy: boolean;
  readonly multiType: boolean;
  readonly enumName: string | null;
  readonly values: readonly { readonly value: string; readonly label: string }[];
  readonly operators: readonly FilterOperator[];
  /** The fields of a table part's row; under `additional` the parameters that administrators have added. */
  readonly children: readonly FieldMeta[];
}

export interface AppObject {
  readonly name: string;
  readonly singularName: string;
  readonly title: string;
  readonly singularTitle: string;
  readonly model: string;
  readonly type: ObjectKind;
  readonly path: string;
  readonly module: string;
  readonly moduleTitle: string;
}

export interface ObjectMeta extends AppObject {
  readonly fields: readonly FieldMeta[];
  readonly list: readonly string[];
  readonly presentation: readonly string[];
  readonly search: readonly string[];
  readonly sort: { readonly field: string; readonly desc: boolean };
  readonly canModify: boolean;
  /** Whether the reader may make one by a form: some come to be by a call of their own. */
  readonly canCreate: boolean;
  readonly writtenBy: string | null;
}

export const appObject = (declaration: Declaration, language: Language): AppObject => {
  const { one, many } = objectLabel(language, declaration.name);
  return {
    name: declaration.name,
    singularName: declaration.name,
    title: many,
    singularTitle: one,
    model: declaration.name,
    type: declaration.kind,
    path: declaration.path,
    module: declaration.module,
    moduleTitle: moduleLabel(language, declaration.module),
  };
};

/** Everything that the generic views of an object are made of, in the reader's language. */
export const objectMeta = (
  declaration: Declaration,
  language: Language,
  canModify: boolean,
  parameters: Parameters = noParameters,
): ObjectMeta => ({
  ...appObject(declaration, language),
  fields: Object.entries(fieldsOf(declaration)).map(([name, field]) => ({
    ...fieldMeta(declaration.name, name, field, language),
    ...(name === additionalName ? { children: offered(parameters, language) } : {}),
    ...translationOf(declaration, name),
  })),
  list: declaration.list,
  presentation: declaration.presentation,
  search: declaration.search,
  sort: declaration.sort,
  canModify: canModify && !declaration.writtenBy,
  canCreate: canModify && !declaration.writtenBy && !declaration.createdBy,
  writtenBy: declaration.writtenBy ?? null,
});

/** A name and its words in other languages know of each other. */
const translationOf = (
  declaration: Declaration,
  name: string,
): Pick<FieldMeta, 'translates' | 'translatedBy'> => {
  const translates = translatedName(declaration);
  if (!translates) return {};
  if (name === translates) return { translatedBy: 'lang' };
  return name === 'lang' ? { translates } : {};
};

const offered = (parameters: Parameters, language: Language): FieldMeta[] =>
  [...parameters.values()]
    .filter(({ hidden }) => !hidden)
    .map((parameter) => parameterMeta(parameter, language))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));

/** What a view must know of a parameter. */
export const parameterMeta = ({ key, field, name, lang }: Parameter, language: Language): FieldMeta =>
  describe(`${additionalName}.${key}`, field, lang[language] || name, language, []);

const fieldMeta = (object: string, path: string, field: Field, language: Language): FieldMeta =>
  describe(
    path,
    field,
    fieldLabel(language, object, path),
    language,
    field.type === 'rows'
      ? Object.entries(field.fields).map(([cell, inner]) =>
          fieldMeta(object, `${path}.${cell}`, inner, language),
        )
      : [],
  );

const describe = (
  path: string,
  field: Field,
  label: string,
  language: Language,
  children: readonly FieldMeta[],
): FieldMeta => ({
  name: path.slice(path.lastIndexOf('.') + 1),
  path,
  label,
  type: field.type,
  ref: field.type === 'reference' ? field.to : null,
  model: field.type === 'reference' ? field.to : null,
  ...(field.type === 'reference' && field.where ? { where: field.where } : {}),
  maxLength: field.type === 'text' ? (field.maxLength ?? (field.multiline ? 10_000 : 255)) : null,
  scale: fullScale(field) ?? null,
  allowNull: !(field.type === 'rows' || field.required || 'default' in field),
  required: field.type !== 'rows' && field.required === true,
  readOnly: field.readOnly === true,
  secret: field.type !== 'rows' && Boolean(field.secret),
  ...(field.type !== 'rows' && field.fixed ? { fixed: true } : {}),
  ...(field.unique ? { unique: true } : {}),
  ...(field.summed ? { summed: true } : {}),
  multiline: field.type === 'text' && field.multiline === true,
  format: (field.type === 'text' && field.format) || null,
  defaultValue: blankValue(field),
  sortBy: !['rows', 'json', 'translated'].includes(field.type),
  multiType: false,
  enumName: field.type === 'enumeration' ? field.enumeration.name : null,
  values:
    field.type === 'enumeration'
      ? field.enumeration.values.map((value) => ({
          value,
          label: enumLabel(language, field.enumeration.name, value),
        }))
      : [],
  operators: field.type !== 'rows' && field.secret ? [] : operatorsOf[field.type],
  children,
});

/** What stands in the field of a new record: its default, else what the specification gives each type. */
const blankValue = (field: Field): unknown => {
  if ('default' in field && field.default !== undefined) return field.default;
  if (field.type === 'text') return '';
  if (field.type === 'integer') return 0;
  if (field.type === 'boolean') return false;
  if (field.type === 'rows') return [];
  const scale = fullScale(field);
  return scale === undefined ? null : (0).toFixed(scale);
};
