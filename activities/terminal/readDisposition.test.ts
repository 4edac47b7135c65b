import { afterAll, beforeAll, expect, it } from 'vitest';
import { standingsOf } from '#database/terminal/standings.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { allowedMoves } from '#domain/terminal/journey.rules.ts';
import { typeOfDocument } from '#domain/weighing/enums.ts';
import { adopt, newJourney } from '#workflows/terminal/journey.state.ts';
import { createTestTerminal, type TestTerminal } from '../testing/terminal.ts';
import { readDisposition } from './readDisposition.ts';

let terminal: TestTerminal;

beforeAll(async () => {
  terminal = await createTestTerminal();
});
afterAll(() => terminal.close());

const make = async (object: string, input: Record<string, unknown>): Promise<number> =>
  (await terminal.database.records.create(systemActor, object, input)).id;

it.each(
  typeOfDocument.values.flatMap((type) =>
    (['GrossAndTara', 'WithoutWeighing'] as const).map((scalesType) => [type, scalesType] as const),
  ),
)(
  'the record of a new %s at a station %s allows what a journey that begins with it allows',
  async (type, scalesType) => {
    const weighingStation = await make('weighingStation', { name: `${type} ${scalesType}`, scalesType });
    const id = await make('disposition', { type: 'Loading', typeOfDocument: type, weighingStation });
    const journey = newJourney(id);
    adopt(journey, await readDisposition(terminal.database.sql, id), new Date().toISOString());
    const recorded = (await standingsOf(terminal.database.sql, [id])).get(id);
    expect(recorded && allowedMoves(recorded)).toEqual(allowedMoves(journey.at));
    expect(allowedMoves(journey.at)).toContain('remove');
  },
);

it('a journey that is started again knows whether the start SMS was sent', async () => {
  const sentStart = async (id: number): Promise<boolean> => {
    const journey = newJourney(id);
    adopt(journey, await readDisposition(terminal.database.sql, id), new Date().toISOString());
    return journey.startSmsSent;
  };
  const [told, untold] = [await terminal.newDisposition(), await terminal.newDisposition()];
  await make('outgoingSms', {
    body: 'Po przyjeździe na parking zgłoś się w kiosku.',
    disposition: told,
    recipients: [{ phoneNumber: '+48600100200' }],
    template: 'start',
  });
  expect(await sentStart(told)).toBe(true);
  expect(await sentStart(untold)).toBe(false);
});
