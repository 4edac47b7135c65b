import { defineEnum } from '../kernel/enumeration.ts';

export const pageOrientation = defineEnum('pageOrientation', ['portrait', 'landscape']);
export const activeStatus = defineEnum('activeStatus', ['Active', 'Blocked']);
