import { z } from 'zod';
import type { DeepReadonly } from './contract.ts';
import { moduleNames, objectKinds } from './declaration.ts';
import type { FieldType } from './field.ts';
import { filterOperators, operatorsOf } from './filterOperators.ts';
import { genericCalls } from './lifecycle.ts';
import type { ValueSource } from './valueSource.ts';

/** A possible value of a field, with its label in the reader's language. */
const choice = z.object({ value: z.string(), label: z.string() });

/** A reference and a field of its record, such as `customer.currency`. */
const fieldPath = z.templateLiteral([z.string(), '.', z.string()]);
/** Where the form of a new record takes a value from. `ValueSource` says what each kind of source means. */
const valueSource = z.union([
  z.literal('me'),
  fieldPath,
  z.object({ of: fieldPath, as: z.record(z.string(), z.string()) }),
  z.object({ record: z.record(z.string(), z.union([z.string(), z.boolean()])) }),
]) satisfies z.ZodType<ValueSource>;

/** The metadata of a field. */
const fieldMeta = z
  .object({
    /** The last part of `path`: the field `weight` in the table part `weighings` has the path `weighings.weight`. */
    name: z.string(),
    path: z.string(),
    label: z.string(),
    type: z.enum(Object.keys(operatorsOf) as FieldType[]),
    ref: z.string().nullable().describe('Name of the object that a reference leads to'),
    model: z.string().nullable().describe('The same as `ref`, as the specification calls it'),
    where: z.string().optional().describe('A tick that a record must bear to be chosen here'),
    without: z.string().optional().describe('A tick that a record must not bear to be chosen here'),
    notOffered: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .describe('Values of a field whose records are not offered here'),
    notFor: z
      .string()
      .optional()
      .describe('The field with the customer: products that this customer does not get are not offered here'),
    like: z
      .record(z.string(), z.string())
      .optional()
      .describe('Fields of the records offered here, and the fields beside this one that say their value'),
    conditionOn: z.string().optional().describe('A condition about records of this object, as an expression'),
    maxLength: z.int().nullable(),
    scale: z.int().nullable(),
    allowNull: z.boolean(),
    required: z.boolean(),
    readOnly: z.boolean(),
    long: z.boolean().describe('Lists answer it only where `columns` name it'),
    computed: z.boolean().optional().describe('Worked out from other values while one types'),
    secret: z.boolean(),
    fixed: z.boolean().optional().describe('Said once, when the record is made'),
    inCurrency: z
      .literal(true)
      .optional()
      .describe('An amount in the currency that the record names; other amounts are in złoty'),
    notInPast: z.literal(true).optional().describe('A new record may not say a day that has passed'),
    summed: z.boolean().optional().describe('A column of a table part that makes sense added up'),
    marks: z
      .string()
      .optional()
      .describe('The tick beside this field that a form sets when a value is typed'),
    rare: z.boolean().optional().describe('A table part shows it only in a row that is opened'),
    shownAs: z
      .enum(['rights', 'tags'])
      .optional()
      .describe('How a table part is drawn, where that is not as rows'),
    takes: z.array(valueSource).optional().describe('Where the form of a new record takes its value from'),
    unique: z.boolean().optional().describe('No two records may say the same here'),
    asksDouble: z.boolean().optional().describe('One is asked before a second record says the same here'),
    translates: z.string().optional().describe('The field beside it whose words it has in other languages'),
    translatedBy: z.string().optional().describe('The field beside it that has its words in other languages'),
    multiline: z.boolean(),
    format: z.string().nullable(),
    defaultValue: z.unknown(),
    sortBy: z.boolean(),
    /** Always false: no field has several types. */
    multiType: z.boolean(),
    enumName: z.string().nullable(),
    values: z.array(choice),
    operators: z.array(z.enum(filterOperators)),
    /**
     * The children of `additional` are the parameters that administrators have added. A getter, because the shape of a field
     * contains itself.
     */
    get children() {
      return z
        .array(fieldMeta)
        .describe('The fields of a row of a table part, or of an entry of a list in a cell');
    },
  })
  .meta({ id: 'FieldMeta' });
export type FieldMeta = DeepReadonly<z.infer<typeof fieldMeta>>;

/**
 * An object in the list of all objects. `singularName` and `model` repeat `name`, because the specification has all three;
 * `title` is its label for many records, `singularTitle` that for one.
 */
export const appObjectShape = z.object({
  name: z.string(),
  singularName: z.string(),
  title: z.string(),
  singularTitle: z.string(),
  model: z.string(),
  type: z.enum(objectKinds),
  path: z.string(),
  module: z.enum(moduleNames),
  moduleTitle: z.string(),
  canCreate: z
    .boolean()
    .describe('Whether the reader may make one by a form: some come to be by a call of their own'),
});
export type AppObject = DeepReadonly<z.infer<typeof appObjectShape>>;

/** An object with its fields and its usual list: what the screens of its records are built from. */
export const objectMetaShape = appObjectShape.extend({
  fields: z.array(fieldMeta),
  list: z.array(z.string()),
  presentation: z.array(z.string()),
  search: z.array(z.string()),
  sort: z.object({ field: z.string(), desc: z.boolean() }),
  canModify: z.boolean(),
  writtenBy: z.string().nullable(),
  hasStates: z
    .boolean()
    .describe('Whether some state closes something: then each record says what its own closes'),
  neverOpen: z.array(z.enum(genericCalls)).describe('The calls that are closed in every state'),
});
export type ObjectMeta = DeepReadonly<z.infer<typeof objectMetaShape>>;

/** An enumeration with the labels of its values. */
export const enumMeta = z.object({ name: z.string(), title: z.string(), values: z.array(choice) });
