import { takesNoValue, type FilterOperator } from '#domain/kernel/filterOperators.ts';
import {
  isCondition,
  conditionLabel,
  partsOfGroup,
  type FilterCondition,
  type FilterPart,
} from '#domain/platform/filterParts.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { PathField } from '../../data/usePathFields.ts';
import { comparedValue, type CellContext } from '../table/cellWriting.ts';

/** What is needed to write a condition in the reader's language. */
export interface FilterWords {
  readonly fields: ReadonlyMap<string, PathField>;
  readonly context: CellContext;
  readonly operator: (operator: FilterOperator) => string;
  readonly language: Language;
  readonly and: string;
  readonly or: string;
}

/**
 * A condition or a group of them as text: `Klient równe Mewa` (customer equals Mewa), or `(Netto puste lub Netto mniejsze
 * niż 5)` (net empty or net less than 5).
 */
export function filterText(part: FilterPart, words: FilterWords): string {
  if (isCondition(part)) return conditionText(part, words);
  const parts = partsOfGroup(part).map((each) => filterText(each, words));
  const joined = parts.join(` ${'and' in part ? words.and : words.or} `);
  return parts.length > 1 ? `(${joined})` : joined;
}

function conditionText(condition: FilterCondition, words: FilterWords): string {
  const { fieldPath, operator, value } = condition;
  const { fields, context } = words;
  const pathField = fields.get(fieldPath);
  const start = `${conditionLabel(condition, words.language) ?? pathField?.label ?? fieldPath} ${words.operator(operator)}`;
  if (takesNoValue(operator)) return start;
  const values = (Array.isArray(value) ? value : [value])
    .map((each) => (pathField ? comparedValue(pathField.field, each, context) : String(each ?? '')))
    .filter((each) => each !== '');
  return values.length > 0 ? `${start} ${values.join(', ')}` : start;
}
