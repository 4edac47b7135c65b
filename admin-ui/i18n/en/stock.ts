import type { Words } from '../words.ts';

export const stock: Words<'stock'> = {
  title: 'Stock',
  subtitle: 'The sum of approved documents, always in agreement with them',
  all: 'All',
  total: 'Total',
  empty: 'Nothing lies here. Stock comes from approved delivery notes and inventory documents.',
  below: 'Below zero: more went out than came in. Check which documents are missing.',
  more: 'The first thousand lines are shown. Narrow the choice.',
  lastAt: 'Last movement',
  asOf: 'As of',
  chart: 'Share of the warehouse',
};
