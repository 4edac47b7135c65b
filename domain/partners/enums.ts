import { defineEnum } from '../kernel/enumeration.ts';

export const packageMaterial = defineEnum('packageMaterial', ['Karton', 'Folia']);
