import { withOtherNames } from '#domain/kernel/alsoNamed.ts';
import { fieldsOf, type Declaration } from '#domain/kernel/declaration.ts';
import { inputPropertiesOf, propertiesOf, type JsonSchema } from './fieldSchemas.ts';

/** The schemas of an object's record: as it is served, and as it is sent to be written. */
export function objectSchemas(declaration: Declaration): [string, JsonSchema][] {
  const fields = fieldsOf(declaration);
  return [
    [
      declaration.name,
      {
        type: 'object',
        required: ['id'],
        properties: {
          ...underAllNames(declaration, propertiesOf(fields)),
          presentation: { type: 'string' },
          ...attachedLists(declaration),
        },
      },
    ],
    [
      `${declaration.name}Input`,
      {
        type: 'object',
        properties: {
          ...underAllNames(declaration, inputPropertiesOf(fields)),
          updatedAt: {
            type: 'string',
            format: 'date-time',
            description: 'The version seen; an older one is refused with 409',
          },
        },
      },
    ],
  ];
}

/**
 * Adds properties under the alternative names of fields. A name with a dot is a property inside an object: for `address.street`,
 * `withOtherNames` gives the properties of `address`, of which a schema is made here.
 */
const underAllNames = (declaration: Declaration, properties: Record<string, JsonSchema>) => {
  const outerObjects = Object.keys(declaration.alsoNamed ?? {}).flatMap((otherName) =>
    otherName.split('.').slice(0, -1),
  );
  return Object.fromEntries(
    Object.entries(withOtherNames(declaration, properties)).map(([name, schema]) => [
      name,
      outerObjects.includes(name) ? { type: 'object', properties: schema } : schema,
    ]),
  );
};

/** The lists that the answer for a single record also has. */
const attachedLists = ({ answersWith = {}, answersFiles }: Declaration): Record<string, JsonSchema> =>
  Object.fromEntries(
    [
      ...Object.entries(answersWith).map(([name, { object }]) => [name, object]),
      ...(answersFiles ? [['files', 'file']] : []),
    ].map(([name, object]) => [name, { type: 'array', items: { $ref: `#/components/schemas/${object}` } }]),
  );
