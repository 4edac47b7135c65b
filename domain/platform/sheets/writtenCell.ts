import { DateTime } from 'luxon';
import { decimalScale } from '../../kernel/decimals.ts';
import type { Field } from '../../kernel/field.ts';
import type { Language } from '../../kernel/language.ts';
import { businessZone } from '../../kernel/time.ts';
import { enumLabel } from '../../labels/index.ts';
import { yesNo } from '../../labels/yesNo.ts';

/** What stands in a cell: a moment is a date whose UTC clock shows what Warsaw's does, for sheets know no zones. */
export type Cell = string | number | Date | null;

/** A value of a record as a person reads it in a sheet. */
export const writtenCell = (field: Field, value: unknown, reader: Language): Cell => {
  if (value === null || value === undefined || value === '') return null;
  switch (field.type) {
    case 'integer':
      return Number(value);
    case 'decimal':
    case 'tonnes':
    case 'money':
      return Number(value);
    case 'boolean':
      return yesNo[reader][value === true ? 'yes' : 'no'];
    case 'date':
      return DateTime.fromISO(String(value), { zone: 'utc' }).toJSDate();
    case 'datetime':
      return DateTime.fromISO(String(value), { zone: businessZone })
        .setZone('utc', { keepLocalTime: true })
        .toJSDate();
    case 'enumeration':
      return enumLabel(reader, field.enumeration.name, String(value));
    case 'reference':
      return (value as { presentation: string }).presentation;
    case 'text':
    case 'time':
    case 'translated':
      return String(value);
    case 'json':
    case 'rows':
      return JSON.stringify(value);
  }
};

/** How a sheet shows the numbers and dates of a column; nothing for texts. */
export const cellFormat = (field: Field): string | undefined => {
  const scale = decimalScale(field);
  if (scale !== undefined) return scale === 0 ? '0' : `0.${'0'.repeat(scale)}`;
  if (field.type === 'integer') return '0';
  if (field.type === 'date') return 'dd.mm.yyyy';
  return field.type === 'datetime' ? 'dd.mm.yyyy hh:mm:ss' : undefined;
};
