import { decimalScale } from '../../kernel/decimals.ts';
import type { Field } from '../../kernel/field.ts';
import type { Language } from '../../kernel/language.ts';
import { localDate } from '../../kernel/localTime.ts';
import { enumLabel } from '../../labels/index.ts';
import { yesNo } from '../../labels/yesNo.ts';

/** The content of a cell: a time is a date whose UTC time is the local time in Warsaw, because sheets have no time zones. */
export type Cell = string | number | Date | null;

/** The value of a field as shown in a sheet. */
export function writtenCell(field: Field, value: unknown, reader: Language): Cell {
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
      return new Date(`${String(value)}T00:00:00Z`);
    case 'datetime':
      return localDate(String(value)) ?? null;
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
}

/** The number or date format of a column; undefined for text. */
export function cellFormat(field: Field): string | undefined {
  const scale = decimalScale(field);
  if (scale !== undefined) return scale === 0 ? '0' : `0.${'0'.repeat(scale)}`;
  if (field.type === 'integer') return '0';
  if (field.type === 'date') return 'dd.mm.yyyy';
  return field.type === 'datetime' ? 'dd.mm.yyyy hh:mm:ss' : undefined;
}
