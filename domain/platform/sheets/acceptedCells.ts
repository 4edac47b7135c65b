import type { Field } from '../../kernel/field.ts';
import type { Language } from '../../kernel/language.ts';
import { enumLabel } from '../../labels/index.ts';
import { yesNo } from '../../labels/yesNo.ts';

/** The accepted contents of a cell: all values of an enumeration or a boolean, else examples; empty where none would help. */
export function acceptedCells(field: Field, reader: Language): readonly string[] {
  switch (field.type) {
    case 'enumeration':
      return field.enumeration.values.map((value) => enumLabel(reader, field.enumeration.name, value));
    case 'boolean':
      return [yesNo[reader].yes, yesNo[reader].no];
    case 'integer':
      return ['12'];
    case 'decimal':
    case 'tonnes':
      return ['24,560', '24.560'];
    case 'money':
      return ['1999,00', '1999.00'];
    case 'date':
      return ['31.12.2026', '2026-12-31'];
    case 'datetime':
      return ['31.12.2026 14:30', '2026-12-31 14:30'];
    case 'time':
      return ['14:30'];
    case 'text':
    case 'translated':
    case 'reference':
    case 'json':
    case 'rows':
      return [];
  }
}
