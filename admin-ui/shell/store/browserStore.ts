import { localStorageStore } from 'ra-core';
import { personHere } from '../../data/person.ts';
import { personalStore } from './personalStore.ts';

/** What this browser keeps over reloads and sign-outs. */
export const browserStore = personalStore(localStorageStore('1', 'keja'), personHere);
