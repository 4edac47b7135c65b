import { boolean, integer, listOf, partOf, text } from '../kernel/field.ts';

/** A parameter of a configured product with the value that was chosen, as the line of an order keeps it. */
export const chosenParameter = {
  param: partOf({ id: integer({ min: 1 }), uuid: text({ maxLength: 36 }), name: text() }),
  paramValue: partOf({
    id: integer({ min: 1 }),
    default: boolean(),
    properties: listOf({
      calculated: boolean(),
      id: integer({ min: 1 }),
      propId: text({ maxLength: 40 }),
      propValue: text(),
      propValueUuid: text({ maxLength: 36 }),
    }),
  }),
  /** The name of the value, or the typed text. */
  valueLabel: text(),
  addDescription: text({ multiline: true }),
  /** Why the value is wrong; empty if it is right. */
  errorValue: text({ multiline: true }),
} as const;
