import { boolean, integer, listOf, partOf, text } from '../kernel/field.ts';

/** A parameter of a configured product with the value that was chosen, as the line of an order keeps it. */
export const chosenParameter = {
  param: partOf({ id: integer({ min: 1 }), uuid: text({ maxLength: 36 }), name: text() }),
  /** The chosen value of a list; empty if the value was typed or skipped. */
  paramValue: partOf({
    id: integer({ min: 1 }),
    default: boolean(),
    /** What the value brings with it, such as its weight. */
    properties: listOf({
      /** Whether `propValue` was computed by an expression of the product. */
      calculated: boolean(),
      id: integer({ min: 1 }),
      propId: text({ maxLength: 40 }),
      propValue: text(),
      propValueUuid: text({ maxLength: 36 }),
    }),
  }),
  /** The name of the value, or the typed text. */
  valueLabel: text(),
  /** A description that was typed in addition to the value. */
  addDescription: text({ multiline: true }),
  /** Why the value is wrong; empty if it is right. */
  errorValue: text({ multiline: true }),
} as const;
