import { defineEnum } from '../kernel/enumeration.ts';

/** What carries the load: a truck, its trailer, a railway carriage. */
export const transport = defineEnum('transport', ['Car', 'Trailer', 'Carriage']);
