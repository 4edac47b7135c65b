import type { EnumValue } from '../kernel/enumeration.ts';
import { refuse, type Refusal } from '../kernel/refusal.ts';
import type { customsGoods, researchResult } from '../terminal/enums.ts';
import { operations, type DispositionType, type TypeOfOperation } from './operations.rules.ts';

/** The data of a load from documents, laboratory and store, and what its station and its owner require. */
export interface Load {
  /** The station requires a laboratory test before goods may leave. */
  readonly examined: boolean;
  readonly researchResult: EnumValue<typeof researchResult> | null;
  readonly customsGoods: EnumValue<typeof customsGoods> | null;
  /** The number of the customs release. */
  readonly customsRelease: string | null;
  /** The owner requires the real place of the goods. */
  readonly placed: boolean;
  readonly hasActualWarehouse: boolean;
  /** The owner requires a description of the condition of the goods. */
  readonly described: boolean;
  readonly productCondition: string | null;
}

/** What a vehicle comes for. */
export interface Errand {
  readonly type: DispositionType;
  readonly typeOfOperation: TypeOfOperation;
}

const filled = (text: string | null): boolean => text !== null && text.trim() !== '';

/**
 * The most serious reason why a load is held: its vehicle may not have its last weighing, and its note may not be confirmed. A
 * vehicle that leaves with what it brought is not held: rejected goods go back that way.
 */
export function whyHeld(load: Load, { type, typeOfOperation }: Errand): Refusal | undefined {
  if (operations[typeOfOperation].carriesNothing) return undefined;
  if (load.researchResult === 'Negative') return refuse('research_negative');
  if (load.examined && load.researchResult === null) return refuse('research_missing');
  if (type === 'Loading' && load.customsGoods === 'NonEU' && !filled(load.customsRelease))
    return refuse('customs_not_released');
  if (load.placed && !load.hasActualWarehouse) return refuse('actual_warehouse_missing');
  if (load.described && !filled(load.productCondition)) return refuse('product_condition_missing');
  return undefined;
}
