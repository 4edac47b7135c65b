import { reportSetting } from './reportSetting.ts';
import { reportVariant } from './reportVariant.ts';

/** A new object of this module is a file beside this one and a line here. */
export const reportsObjects = { reportSetting, reportVariant } as const;
