import { train } from './train.ts';
import { trainWagon } from './trainWagon.ts';

/** A new object of this module is a file beside this one and a line here. */
export const railwayObjects = { train, trainWagon } as const;
