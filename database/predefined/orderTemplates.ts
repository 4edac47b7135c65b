import words from '#domain/words/sales/emailTemplates.json' with { type: 'json' };
import { paperTemplates } from '#domain/sales/orderLetter.rules.ts';
import type { OrderPaperKind } from '#domain/sales/orderPaperKinds.ts';
import { variantsOf } from './letterVariants.ts';

const letter = (kind: OrderPaperKind, name: string) => ({
  uuid: paperTemplates[kind],
  name,
  baseDocument: 'salesOrder',
  executionCondition: null,
  contentVariantsList: variantsOf(words[kind]),
});

/** The letters with which customers get the papers of an order; people can change the words and add languages. */
export const orderTemplates = [
  letter('offer', 'Zamówienie: oferta'),
  letter('confirmation', 'Zamówienie: potwierdzenie'),
  letter('packingList', 'Zamówienie: lista pakowania'),
];
