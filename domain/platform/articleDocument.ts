import { catalog } from '../kernel/declaration.ts';
import { boolean, reference, text } from '../kernel/field.ts';
import { staff } from './roles.ts';

/** A page or a chapter of the documentation for users. */
export const articleDocument = catalog('articleDocument', {
  module: 'platform',
  path: 'article_documents',
  groupedBy: 'parent',
  access: { read: staff, modify: [] },
  search: ['name', 'thema'],
  list: ['name', 'thema', 'parent', 'fileName', 'isParent', 'hasChildren'],
  fields: {
    name: text({ required: true }),
    /** Its subject: the name of the section of the menu in which it is shown. */
    thema: text(),
    parent: reference('articleDocument'),
    isChild: boolean({ default: false }),
    isParent: boolean({ default: false }),
    hasChildren: boolean({ default: false }),
    fileName: text(),
  },
});
