import { EntitySchema } from '@mikro-orm/core';
import { calendarFeedTable } from './calendarFeed.ts';
import { fileChunkTable, fileContentTable } from './fileContent.ts';
import { firmMergeMovedTable } from './firmMergeMoved.ts';
import { invoicePaperTable } from './invoicePaper.ts';
import { kioskCodeTable } from './kioskCode.ts';
import { kioskSessionTable } from './kioskSession.ts';
import { knownDeviceTable } from './knownDevice.ts';
import { ksefAttemptTable } from './ksefAttempt.ts';
import { outboxTable } from './outbox.ts';
import { pendingSignInTable } from './pendingSignIn.ts';
import { recoveryCodeTable } from './recoveryCode.ts';
import { rightsChangeTable } from './rightsChange.ts';
import { sessionTable } from './session.ts';
import { sheetImportTable } from './sheetImport.ts';
import { slipPdfTable } from './slipPdf.ts';
import type { SystemColumn, SystemColumns, SystemTable } from './systemTable.ts';
import { transitionTable } from './transition.ts';
import { twoFactorTable } from './twoFactor.ts';

/** Tables that no declaration describes, because nobody looks them up. */
const systemTables = [
  outboxTable,
  transitionTable,
  rightsChangeTable,
  sessionTable,
  pendingSignInTable,
  twoFactorTable,
  recoveryCodeTable,
  knownDeviceTable,
  calendarFeedTable,
  kioskCodeTable,
  kioskSessionTable,
  slipPdfTable,
  fileContentTable,
  fileChunkTable,
  firmMergeMovedTable,
  invoicePaperTable,
  ksefAttemptTable,
  sheetImportTable,
] as const;

type AnySystemTable = (typeof systemTables)[number];

/** The tables of the system as Kysely knows them. */
export type SystemTables = {
  [T in AnySystemTable as T['name']]: SystemColumns<T>;
};

/** A column as a property of MikroORM: a reference becomes a many-to-one relation (`m:1`). */
function propertyOf({ references, ...column }: SystemColumn): Record<string, unknown> {
  return references === undefined ? column : { kind: 'm:1', entity: () => references, ...column };
}

function entityOf({ name, properties, ...indexesAndUniques }: SystemTable): EntitySchema {
  // `as never`: MikroORM expects the properties of a class, and these tables have no classes.
  return new EntitySchema({
    name,
    tableName: name,
    properties: Object.fromEntries(
      Object.entries(properties).map(([column, definition]) => [column, propertyOf(definition)]),
    ),
    ...indexesAndUniques,
  } as never);
}

export const systemEntities: EntitySchema[] = systemTables.map(entityOf);
