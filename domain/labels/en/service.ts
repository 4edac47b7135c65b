import type { RoomWords } from '../words.ts';

export const service = {
  objects: {},
  fields: {},
  ownFields: {},
  enums: {},
} as const satisfies RoomWords;
