import type { Sql } from '#database/sql.ts';
import type { KioskTruck } from '#database/terminal/kioskTruck.ts';
import { standingsOf } from '#database/terminal/standings.ts';
import { fail } from '#domain/kernel/fail.ts';
import { hasEnded, type JourneyState } from '#domain/terminal/journey.rules.ts';
import { kioskStanding, type Standing } from '#domain/terminal/kiosk.rules.ts';
import { driverLanguageOf, type DriverLanguage } from '#domain/terminal/driverLanguage.ts';

/**
 * The truck's state by the same rule as at the desk, so that both offer the same moves. It comes from the record: every move
 * is written there before it is answered, so a kiosk that polls every few seconds does not load the workflows, and works
 * while they do not run.
 */
export async function standingOf(db: Sql, dispositionId: number): Promise<Standing> {
  return kioskStanding(await stateOf(db, dispositionId));
}

const stateOf = async (db: Sql, dispositionId: number): Promise<JourneyState> => {
  const state = (await standingsOf(db, [dispositionId])).get(dispositionId);
  // The disposition of the session is not there any more.
  if (!state) throw fail('not_signed_in');
  return state;
};

/** The language of the driver: the one chosen just now, else as `driverLanguageOf` finds it from what is known of the truck. */
export function languageOfTruck(
  { chosenLanguage, cardLanguage, phone }: KioskTruck,
  chosenNow?: DriverLanguage,
): DriverLanguage {
  return driverLanguageOf({ chosen: chosenNow ?? chosenLanguage, card: cardLanguage, phone });
}

/** A driver who has left gets no more SMS. @throws illegal_transition */
export async function mustBeUnderWay(db: Sql, dispositionId: number): Promise<void> {
  const state = await stateOf(db, dispositionId);
  if (!hasEnded(state)) return;
  const { queue: carsQueueStatus, disposition: status } = state;
  throw fail('illegal_transition', { move: 'sendCode', carsQueueStatus, status });
}
