import type { JourneyMove } from '#domain/terminal/journeyMoves.ts';
import type { Caller } from '../steps/caller.ts';
import { driverAtKiosk } from './driverAtKiosk.ts';
import type { TruckPlan } from './truckPlans.ts';
import { payByCard } from './pay.ts';
import type { Draw } from './random.ts';
import type { Station } from './stations.ts';
import type { PayingPlace, Terminal } from './terminal.ts';
import { weigh, type RecordedWeight } from './weigh.ts';

/** A truck that has come to the end of its way, and what its records must contain. */
export interface DrivenTruck {
  readonly dispositionId: number;
  readonly plan: TruckPlan;
  readonly end: 'TerminalExit' | 'Deleted';
  /** The weighings that were not removed, in their order. */
  readonly weighings: readonly RecordedWeight[];
  /** Grosze that were paid by card. */
  readonly paid: number;
}

const phoneOf = (index: number): string => `+48601${String(index).padStart(6, '0')}`;
/** Each driver who pays by card pays a different sum: this many grosze plus the index of the truck. */
const baseFee = 5_000;

/** Drives one truck from its announcement to its end, by the calls that operators and its driver make. */
export async function driveTruck(
  terminal: Terminal,
  plan: TruckPlan,
  vehicleId: number,
  draw: Draw,
): Promise<DrivenTruck> {
  const { operator, stations, watch, counts } = terminal;
  let station = stations[plan.station] as Station;
  const phone = phoneOf(plan.index);
  const { id: dispositionId, driverTicket } = await announce(operator, station, plan, { vehicleId, phone });
  const move = (name: JourneyMove, body: object = {}) =>
    operator.call('POST', `/dispositions/${dispositionId}/moves/${name}`, body);
  const untilCalled = () => watch.until(dispositionId, ({ queue }) => queue === 'EntryAllowed');
  const resultOf = (
    end: DrivenTruck['end'],
    weighings: readonly RecordedWeight[] = [],
    paid = 0,
  ): DrivenTruck => {
    counts.add(end === 'Deleted' ? 'trucks removed' : 'trucks served');
    return { dispositionId, plan, end, weighings, paid };
  };
  const place = terminal.payingPlaces[plan.index % terminal.payingPlaces.length] as PayingPlace;
  const { byKiosk, detour } = plan;

  await move('sendStartSms');
  const goesToKiosk = byKiosk || detour === 'paysByCard';
  const ticket = { ticket: driverTicket, phone };
  const driver = goesToKiosk
    ? await driverAtKiosk(terminal.stack, terminal.newDriver(place.browserId), ticket)
    : undefined;
  const kioskOrDesk = (path: string, name: JourneyMove) =>
    driver ? driver.call('POST', path, {}) : move(name);

  await kioskOrDesk('/kiosk/arrive', 'arrive');
  if (detour === 'removed') {
    await move('remove', { silently: true });
    return resultOf('Deleted');
  }
  await untilCalled();
  if (detour === 'otherStation') {
    // Stations for loading and unloading take turns, so the next but one is of the same type.
    station = stations[(plan.station + 2) % stations.length] as Station;
    await move('changeStation', { weighingStationId: station.id });
    await untilCalled();
  }
  if (detour === 'extraParking') {
    await move('enterExtraParking');
    await move('callToMainParking');
    await move('leaveExtraParking');
  }
  await kioskOrDesk('/kiosk/leave-parking', 'leaveParking');
  if (detour === 'paused') {
    await move('pause', { comment: 'chaos' });
    await move('resume');
  }
  await move('enterTerminal');

  const weighings = await weighTwice(terminal, station, dispositionId, plan);
  const paid = detour === 'paysByCard' ? baseFee + plan.index : 0;
  if (driver && paid > 0) await payByCard(terminal, draw, { dispositionId, grosze: paid, place, driver });
  await kioskOrDesk('/kiosk/exit', 'exitTerminal');
  await confirmNote(operator, dispositionId);
  return resultOf('TerminalExit', weighings, paid);
}

const announce = (
  operator: Caller,
  station: Station,
  { index }: TruckPlan,
  { vehicleId, phone }: { readonly vehicleId: number; readonly phone: string },
) =>
  operator.call<{ id: number; driverTicket: string }>('POST', '/disposition', {
    type: station.type,
    weighingStationId: station.id,
    warehouseId: station.warehouseId,
    vehicleId,
    driverId: 1,
    productId: 1 + (index % 3),
    driverPhoneNumber: phone,
  });

/** Weighs a truck as it comes and as it goes; if the plan says so, the first weighing is removed and made again. */
const weighTwice = async (
  terminal: Terminal,
  { type, scales: [entry, exit] }: Station,
  dispositionId: number,
  { empty, loaded, detour }: TruckPlan,
): Promise<RecordedWeight[]> => {
  const [entryKilograms, exitKilograms] = type === 'Loading' ? [empty, loaded] : [loaded, empty];
  let entryWeight = await weigh(terminal, entry, dispositionId, entryKilograms);
  if (detour === 'reweighed') {
    const path = `/dispositions/${dispositionId}/weighings`;
    await terminal.operator.call('DELETE', path, { comment: 'chaos' });
    entryWeight = await weigh(terminal, entry, dispositionId, entryKilograms);
  }
  return [entryWeight, await weigh(terminal, exit, dispositionId, exitKilograms)];
};

/** The storekeeper confirms the delivery note, which posts the goods to the stock. */
const confirmNote = async (operator: Caller, dispositionId: number): Promise<void> => {
  const filter = encodeURIComponent(JSON.stringify({ disposition: dispositionId, markedToDelete: false }));
  const { rows } = await operator.call<{ rows: { id: number }[] }>('GET', `/delivery_note?filter=${filter}`);
  for (const { id } of rows) await operator.call('PUT', `/delivery_note/confirm/${id}`);
};
