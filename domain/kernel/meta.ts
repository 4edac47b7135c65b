import { enumLabel, fieldLabel, moduleLabel, objectLabel } from '../labels/index.ts';
import { fieldsOf, translatedName, type Declaration } from './declaration.ts';
import { fullScale } from './decimals.ts';
import { isLong, type Field, type Fields } from './field.ts';
import { operatorsOf } from './filterOperators.ts';
import { neverOpen, openLifecycle } from './lifecycle.ts';
import { additionalName, noParameters, type Parameter, type Parameters } from './parameter.ts';
import type { Language } from './language.ts';
import type { AppObject, FieldMeta, ObjectMeta } from './metaShapes.ts';
import { longestText } from './textValue.ts';

export type { AppObject, FieldMeta, ObjectMeta } from './metaShapes.ts';

/** The entry of an object in the list of all objects. `mayModify` says whether the reader has write access. */
export function appObject(declaration: Declaration, language: Language, mayModify: boolean): AppObject {
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
    canCreate: mayModify && !declaration.writtenBy && !declaration.createdBy,
  };
}

/**
 * The metadata from which all generic views of an object are built, in the reader's language.
 * @param mayModify whether the reader has write access; an object that only workflows write is not modified even then
 */
export function objectMeta(
  declaration: Declaration,
  language: Language,
  mayModify: boolean,
  parameters: Parameters = noParameters,
): ObjectMeta {
  const hasCurrency = namesCurrency(declaration);
  const metaOf = (name: string, field: Field): FieldMeta => {
    const meta = fieldMeta(declaration.name, name, field, language);
    return hasCurrency ? inCurrency(meta) : meta;
  };
  return {
    ...appObject(declaration, language, mayModify),
    fields: Object.entries(fieldsOf(declaration)).map(([name, field]) => ({
      ...metaOf(name, field),
      ...(name === additionalName ? { children: parameterFields(parameters, language) } : {}),
      ...translationOf(declaration, name),
      ...(mustNotBePast(declaration, name) ? { notInPast: true as const } : {}),
    })),
    list: declaration.list,
    presentation: declaration.presentation,
    search: declaration.search,
    sort: { field: declaration.sort.field, desc: declaration.sort.desc },
    canModify: mayModify && !declaration.writtenBy,
    writtenBy: declaration.writtenBy ?? null,
    hasStates: declaration.lifecycle !== undefined && declaration.lifecycle !== openLifecycle,
    neverOpen: neverOpen(declaration.lifecycle),
  };
}

/** Whether a new record may not have a day before today in this field. */
const mustNotBePast = ({ constraints }: Declaration, name: string): boolean =>
  constraints?.some(({ field, rule }) => field === name && rule === 'notBeforeToday') === true;

/** Whether the records of an object have a currency for their amounts. */
export function namesCurrency({ fields }: Pick<Declaration, 'fields'>): boolean {
  const { currency } = fields;
  return currency?.type === 'reference' && currency.to === 'currency';
}

/** Says of amounts, also of those in rows, that they are in the currency of the record. */
const inCurrency = (meta: FieldMeta): FieldMeta => ({
  ...meta,
  ...(meta.type === 'money' ? { inCurrency: true } : {}),
  children: meta.children.map(inCurrency),
});

/** Links a name and its field of translations. */
const translationOf = (
  declaration: Declaration,
  name: string,
): Pick<FieldMeta, 'translates' | 'translatedBy'> => {
  const translates = translatedName(declaration);
  if (!translates) return {};
  if (name === translates) return { translatedBy: 'lang' };
  return name === 'lang' ? { translates } : {};
};

const parameterFields = (parameters: Parameters, language: Language): FieldMeta[] =>
  [...parameters.values()]
    .filter(({ hidden }) => !hidden)
    .map((parameter) => parameterMeta(parameter, language))
    .toSorted((one, other) => one.label.localeCompare(other.label, language));

/** The metadata of a parameter. */
export function parameterMeta({ key, field, name, lang }: Parameter, language: Language): FieldMeta {
  return describe(`${additionalName}.${key}`, field, lang[language] || name, language, []);
}

const fieldMeta = (object: string, path: string, field: Field, language: Language): FieldMeta =>
  describe(
    path,
    field,
    fieldLabel(language, object, path),
    language,
    Object.entries(innerFields(field)).map(([cell, inner]) =>
      fieldMeta(object, `${path}.${cell}`, inner, language),
    ),
  );

/** The fields inside a field: those of a row, or of an entry of a list inside a cell. */
const innerFields = (field: Field): Fields => {
  if (field.type === 'rows') return field.fields;
  return (field.type === 'json' && field.shape) || {};
};

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
  ...(field.type === 'reference' && field.without ? { without: field.without } : {}),
  ...(field.type === 'reference' && field.notOffered ? { notOffered: field.notOffered } : {}),
  ...(field.type === 'reference' && field.notFor ? { notFor: field.notFor } : {}),
  ...(field.type === 'reference' && field.like ? { like: field.like } : {}),
  ...(field.type === 'text' && field.conditionOn ? { conditionOn: field.conditionOn } : {}),
  maxLength: field.type === 'text' ? longestText(field) : null,
  scale: fullScale(field) ?? null,
  allowNull: !(field.type === 'rows' || field.required || 'default' in field),
  required: field.type !== 'rows' && Boolean(field.required) && field.filledFrom === undefined,
  readOnly: field.readOnly === true,
  long: isLong(field),
  ...(field.type !== 'rows' && field.computed ? { computed: true } : {}),
  secret: field.type !== 'rows' && Boolean(field.secret),
  ...(field.type !== 'rows' && field.fixed ? { fixed: true } : {}),
  ...(field.unique ? { unique: true } : {}),
  ...(field.summed ? { summed: true } : {}),
  ...(field.rare ? { rare: true } : {}),
  ...(field.type !== 'rows' && field.marks ? { marks: field.marks } : {}),
  ...(field.type === 'rows' && field.shownAs ? { shownAs: field.shownAs } : {}),
  ...(field.type !== 'rows' && field.takes ? { takes: field.takes } : {}),
  ...(field.type === 'text' && field.asksDouble ? { asksDouble: true } : {}),
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

/** The value of the field in a new record: its default, otherwise the value that the specification gives to its type. */
const blankValue = (field: Field): unknown => {
  if ('default' in field && field.default !== undefined) return field.default;
  if (field.type === 'money' && field.startsEmpty) return null;
  if (field.type === 'text') return '';
  if (field.type === 'integer') return 0;
  if (field.type === 'boolean') return false;
  if (field.type === 'rows') return [];
  const scale = fullScale(field);
  return scale === undefined ? null : (0).toFixed(scale);
};
