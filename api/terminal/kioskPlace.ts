import type { Request } from 'express';
import type { Database } from '#database/connect.ts';
import { kioskPlaceOf, type KioskPlace } from '#database/platform/workingPlaces.ts';
import { browserIdIn } from '../auth/browser.ts';

export type { KioskPlace };

/** The place of the kiosk; undefined for a driver's own phone and for a kiosk without a configured place. */
export async function kioskPlace(database: Database, request: Request): Promise<KioskPlace | undefined> {
  const browserId = browserIdIn(request);
  return browserId === undefined ? undefined : kioskPlaceOf(database.sql, browserId);
}
