import type { ScaleParser } from '#domain/weighing/enums.ts';
import type { Parser } from './parser.ts';
import { toledoModbus } from './toledoModbus.ts';
import { toledoSimple } from './toledoSimple.ts';

/** Every parser a scale may be configured with; null says honestly that it is not there yet. */
export const parsers = {
  ToledoSimple: toledoSimple,
  ToledoModbus: toledoModbus,
  ToledoSimpleTwice: null,
  IT4000E: null,
  ToledoContinuous: null,
} as const satisfies Record<ScaleParser, Parser | null>;
