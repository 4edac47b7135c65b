import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordShape } from '../kernel/recordShape.ts';
import { mainDesktop } from './mainDesktop.ts';
import { menuArrangement } from './menuArrangement.ts';
import { menuEntry } from './menuEntry.ts';

const menu = z.array(menuEntry);
const lang = z.string().optional();

/** The side menu and the start page of the caller. */
export const menuContracts = {
  /** The entries of the start page. */
  featured: contract({ method: 'get', path: '/ui/featured', query: z.object({ lang }), answer: menu }),
  read: contract({
    method: 'get',
    path: '/navigation',
    /** With `arranged=false` the menu as it was before anybody arranged it. */
    query: z.object({ arranged: z.stringbool().default(true), lang }),
    answer: menu,
  }),
  arrange: contract({
    method: 'post',
    path: '/navigation',
    /** Null takes the arrangement back. */
    body: z.strictObject({ navigation: menuArrangement.nullable() }),
    answer: menu,
  }),
  writeDesktop: contract({
    method: 'post',
    path: '/main_desktop',
    body: z.looseObject({ items: z.unknown().optional() }),
    answer: recordShape(mainDesktop),
    status: 201,
  }),
};
