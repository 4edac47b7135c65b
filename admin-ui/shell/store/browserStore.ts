import { localStorageStore } from 'ra-core';
import { personHere } from '../../data/person.ts';
import { personalStore } from './personalStore.ts';

/** The values that this browser keeps across reloads and sign-outs. */
export const browserStore = personalStore(localStorageStore('1', 'keja'), personHere);
