import type { Words } from '../words.ts';

export const brand: Words<'brand'> = {
  claim: 'Haventerminal: wachtrij, weegbruggen, documenten',
  name: 'Keja',
};
