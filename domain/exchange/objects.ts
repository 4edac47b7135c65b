import { exchangeNode } from './exchangeNode.ts';
import { exchangeObject } from './exchangeObject.ts';
import { externalDatabaseConnection } from './externalDatabaseConnection.ts';

/** A new object of this module is a file beside this one and a line here. */
export const exchangeObjects = { exchangeNode, exchangeObject, externalDatabaseConnection } as const;
