import { cashFlowItem } from './cashFlowItem.ts';
import { costArticle } from './costArticle.ts';
import { invoice } from './invoice.ts';
import { paymentOperation } from './paymentOperation.ts';
import { paymentType } from './paymentType.ts';

/** A new object of this module is a file beside this one and a line here. */
export const financeObjects = {
  paymentOperation,
  invoice,
  paymentType,
  cashFlowItem,
  costArticle,
} as const;
