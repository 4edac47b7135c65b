import { catalog } from '../kernel/declaration.ts';
import { text } from '../kernel/field.ts';

/** A purpose for which money is spent, with its name in the accounts. */
export const costArticle = catalog('costArticle', {
  module: 'finance',
  path: 'cost_articles',
  access: { read: ['operator', 'sales'], modify: ['sales'] },
  search: ['name', 'code', 'accountingName'],
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 20 }),
    accountingName: text(),
    description: text({ multiline: true }),
  },
});
