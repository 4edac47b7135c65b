import type { ScaleParser } from '#domain/weighing/enums.ts';
import { it4000e } from './it4000e.ts';
import type { Parser } from './parser.ts';
import { toledoContinuous } from './toledoContinuous.ts';
import { toledoModbus } from './toledoModbus.ts';
import { toledoSimple } from './toledoSimple.ts';
import { toledoSimpleTwice } from './toledoSimpleTwice.ts';

/** Every parser a scale may be configured with. */
export const parsers = {
  ToledoSimple: toledoSimple,
  ToledoModbus: toledoModbus,
  ToledoSimpleTwice: toledoSimpleTwice,
  IT4000E: it4000e,
  ToledoContinuous: toledoContinuous,
} as const satisfies Record<ScaleParser, Parser>;
