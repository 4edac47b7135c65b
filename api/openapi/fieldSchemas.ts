import { decimalScale } from '#domain/kernel/decimals.ts';
import type { Field, Fields, FieldType } from '#domain/kernel/field.ts';
import { languages } from '#domain/kernel/language.ts';
import { isRegistryNumber, type RegistryNumber } from '#domain/kernel/numberKinds.ts';
import { numberRules } from '#domain/kernel/registryNumbers.ts';
import { idKey } from '#domain/kernel/record.ts';

export type JsonSchema = Record<string, unknown>;

/** The schema of a decimal number, served as a text with all its decimals: `12.500` for a scale of three. */
const exactText = (field: Field): JsonSchema => ({
  type: 'string',
  pattern: `^-?\\d+\\.\\d{${decimalScale(field)}}$`,
  description: 'An exact number with its full scale',
});

/** The properties of each row of a table part besides its fields. */
const rowProperties = {
  id: { type: 'integer' },
  rowNumber: { type: 'integer', description: 'Its place among the rows' },
  parentId: { type: 'integer', description: 'The record that it is part of' },
} satisfies Record<string, JsonSchema>;

/** A number of a register or a bank: its check digits are verified; spaces and dashes are allowed. */
const numberSchema = (kind: RegistryNumber): JsonSchema => ({
  description: `Checked as ${kind}, stored without spaces and dashes`,
  examples: [numberRules[kind].example],
});

/**
 * The schema of each field type in a served record. Each function gets only fields of its own type; where it compares the type
 * again, it does so for the compiler.
 */
const schemas: Record<FieldType, (field: Field) => JsonSchema> = {
  text: (field) => ({
    type: 'string',
    ...(field.type === 'text' && field.maxLength ? { maxLength: field.maxLength } : {}),
    ...(field.type === 'text' && isRegistryNumber(field.format) ? numberSchema(field.format) : {}),
  }),
  integer: () => ({ type: 'integer' }),
  decimal: exactText,
  tonnes: exactText,
  money: exactText,
  boolean: () => ({ type: 'boolean' }),
  date: () => ({ type: 'string', format: 'date' }),
  datetime: () => ({ type: 'string', format: 'date-time' }),
  time: () => ({ type: 'string', pattern: '^\\d{2}:\\d{2}:\\d{2}$' }),
  enumeration: (field) => ({
    type: 'string',
    enum: field.type === 'enumeration' ? [...field.enumeration.values] : [],
  }),
  reference: (field) => {
    const reference = { $ref: '#/components/schemas/Reference' };
    if (field.type !== 'reference' || !field.shows) return reference;
    return { allOf: [reference], properties: Object.fromEntries(field.shows.map((name) => [name, {}])) };
  },
  translated: () => ({
    type: 'object',
    properties: Object.fromEntries(languages.map((language) => [language, { type: 'string' }])),
  }),
  json: (field) => {
    if (field.type !== 'json' || !field.shape) return {};
    const entry = { type: 'object', properties: propertiesOf(field.shape) };
    return field.list ? { type: 'array', items: entry } : entry;
  },
  rows: (field) => ({
    type: 'array',
    items: {
      type: 'object',
      properties: { ...rowProperties, ...(field.type === 'rows' ? propertiesOf(field.fields) : {}) },
    },
  }),
};

const nullable = (schema: JsonSchema): JsonSchema => ({ anyOf: [schema, { type: 'null' }] });

/** The properties of a record or a row: references appear under their own name and as an id. */
export function propertiesOf(fields: Fields): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, JsonSchema][] => {
      if (field.type === 'rows') return [[name, schemas.rows(field)]];
      if (field.secret) return [];
      const schema = schemas[field.type](field);
      const servedSchema = field.required === true ? schema : nullable(schema);
      return field.type === 'reference'
        ? [
            [idKey(name), field.required === true ? { type: 'integer' } : nullable({ type: 'integer' })],
            [name, servedSchema],
          ]
        : [[name, servedSchema]];
    }),
  );
}

/** The schemas of the types that may be written in another form than they are served. */
const inputSchemas: Partial<Record<FieldType, JsonSchema>> = {
  reference: {
    anyOf: [
      { type: 'integer' },
      { type: 'object', properties: { id: { type: 'integer' } }, required: ['id'] },
    ],
  },
  decimal: { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' },
  tonnes: { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' },
  money: { type: 'string', pattern: '^-?\\d+(\\.\\d+)?$' },
};

/** The properties that may be written: all that the server does not set. */
export function inputPropertiesOf(fields: Fields): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, JsonSchema][] => {
      if (field.type === 'rows')
        return [
          [name, { type: 'array', items: { type: 'object', properties: inputPropertiesOf(field.fields) } }],
        ];
      if (field.readOnly) return [];
      return [[name, nullable(inputSchemas[field.type] ?? schemas[field.type](field))]];
    }),
  );
}
