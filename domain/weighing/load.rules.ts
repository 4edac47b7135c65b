import type { EnumValue } from '../kernel/enumeration.ts';
import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { customsGoods, researchResult } from '../terminal/enums.ts';
import { operations, type DispositionType, type TypeOfOperation } from './operations.rules.ts';

/** What papers, laboratory and store say of a load, and what its station and its owner want to have said. */
export interface Load {
  /** Its station lets nothing go that was not examined. */
  readonly examined: boolean;
  readonly researchResult: EnumValue<typeof researchResult> | null;
  readonly customsGoods: EnumValue<typeof customsGoods> | null;
  /** The number under which customs released it. */
  readonly customsRelease: string | null;
  /** Its owner keeps book of where goods really lie. */
  readonly placed: boolean;
  readonly hasActualWarehouse: boolean;
  /** Its owner wants the condition of the goods written down. */
  readonly described: boolean;
  readonly productCondition: string | null;
}

export interface Errand {
  readonly type: DispositionType;
  readonly typeOfOperation: TypeOfOperation;
}

const filled = (text: string | null): boolean => text !== null && text.trim() !== '';

/**
 * Why a load may not count yet, the gravest first: neither may its vehicle be weighed out, nor its note be confirmed.
 * Whoever leaves with what they came with is let go: a load that was found bad goes back that way.
 */
export const whyHeld = (load: Load, { type, typeOfOperation }: Errand): Refusal | undefined => {
  if (operations[typeOfOperation].carriesNothing) return undefined;
  if (load.researchResult === 'Negative') return refuse('research_negative');
  if (load.examined && load.researchResult === null) return refuse('research_missing');
  if (type === 'Loading' && load.customsGoods === 'NonEU' && !filled(load.customsRelease))
    return refuse('customs_not_released');
  if (load.placed && !load.hasActualWarehouse) return refuse('actual_warehouse_missing');
  if (load.described && !filled(load.productCondition)) return refuse('product_condition_missing');
  return undefined;
};
