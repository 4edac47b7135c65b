import { expect, it } from 'vitest';
import { placeAfterKey, type ArrowKey } from './boardWalk.ts';

/** The ids of the trucks in each column of the board; the second column is empty. */
const lanes = [[1, 2, 3], [], [4], [5, 6]];

it.each<[ArrowKey, number, number]>([
  ['ArrowDown', 1, 2],
  ['ArrowDown', 3, 3],
  ['ArrowUp', 2, 1],
  ['ArrowUp', 1, 1],
  ['ArrowRight', 3, 4],
  ['ArrowRight', 4, 5],
  ['ArrowRight', 6, 6],
  ['ArrowLeft', 6, 4],
  ['ArrowLeft', 4, 1],
  ['ArrowLeft', 2, 2],
  ['Home', 3, 1],
  ['End', 1, 3],
])('%s leads from truck %i to truck %i', (key, from, to) => expect(placeAfterKey(lanes, from, key)).toBe(to));
