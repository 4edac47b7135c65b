import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startSmsGateway, type SmsGateway } from '#tools/simulator/smsGateway/server.ts';
import { startApiWithWorker, type ApiWithWorker } from '#tools/testing/apiWithWorker.ts';
import type { TestApi } from '../testing/testApi.ts';
import type { Answer, Visitor } from '../testing/visitor.ts';

const temporalUiUrl = 'http://temporal.example';

let running: ApiWithWorker;
let gateway: SmsGateway;
let terminal: ApiWithWorker['terminal'];
let api: TestApi;
let operator: Visitor;

beforeAll(async () => {
  gateway = await startSmsGateway({ port: 0, token: 'secret' });
  running = await startApiWithWorker({
    api: { TEMPORAL_UI_URL: temporalUiUrl },
    worker: { SMSAPI_URL: gateway.url, SMSAPI_TOKEN: 'secret' },
  });
  ({ terminal, api } = running);
  await running.startWorker();
  operator = await api.signedIn('operator');
});
afterAll(async () => {
  await running?.close();
  await gateway?.close();
});

const move = (id: number, name: string, body: object = {}) =>
  operator.post(`/dispositions/${id}/moves/${name}`, body);
const moves = async (id: number, ...names: string[]): Promise<void> => {
  for (const name of names) expect(await move(id, name), name).toMatchObject({ status: 200 });
};
const weigh = (id: number, captureId: string, scaleId = terminal.scaleId) =>
  operator.post(`/dispositions/${id}/weighings`, { captureId, scaleId });
const idsIn = ({ body }: Answer): number[] => (body as { rows: { id: number }[] }).rows.map(({ id }) => id);
const history = async (id: number) =>
  (
    (await operator.get('/disposition_status_history', { filter: { disposition: id }, sort: 'id' })).body as {
      rows: { move: string; comment: string | null }[];
    }
  ).rows;
/** A truck of a station without a queue, so that nothing but the test moves it. */
const freeTruck = () => terminal.newFreeDisposition();
const onTerminal = async (): Promise<number> => {
  const id = await freeTruck();
  await moves(id, 'arrive', 'allowEntry', 'leaveParking', 'enterTerminal');
  return id;
};

describe('A disposition that lacks what its queue needs', () => {
  const asked = (['vehicle', 'weighingStation'] as const).flatMap((field) =>
    (['arrive', 'sendStartSms'] as const).map((wish) => [field, wish] as const),
  );

  it.each(asked)('a disposition without its %s: %s is refused by name', async (field, wish) => {
    const id = await terminal.newFreeDisposition({ [field]: null });
    expect(await move(id, wish)).toMatchObject({
      status: 409,
      body: { code: 'disposition_incomplete', params: { lacking: [`disposition.${field}`] } },
    });
    expect(await terminal.disposition(id)).toMatchObject({ carsQueueStatus: 'OnTheWay', state: 'OnTheWay' });
    expect(await history(id)).toEqual([]);
    expect((await operator.get(`/dispositions/${id}/journey`)).body).toMatchObject({ lacking: [field] });
  });

  it('an empty one says everything it lacks, in the reader’s language', async () => {
    const { id } = (await operator.post('/disposition', {})).body as { id: number };
    const { status, body } = await operator.post('/dispositions/send_start_sms?lang=en', {
      dispositionId: id,
    });
    expect(status).toBe(409);
    const { detail } = body as { detail: string };
    for (const word of ['Vehicle', 'Weighing station', 'phone']) expect(detail).toContain(word);
  });

  it('goes on once it is filled in', async () => {
    const id = await terminal.newFreeDisposition({ vehicle: null });
    expect((await move(id, 'arrive')).status).toBe(409);
    // The third vehicle of the demo.
    await operator.send('PUT', `/disposition/${id}`, { vehicleId: 3 });
    await moves(id, 'arrive');
    expect((await operator.get(`/dispositions/${id}/journey`)).body).toMatchObject({ lacking: [] });
  });
});

describe('A disposition that is written with another state', () => {
  /** Writes the fields that a program of the specification sends with a state; only `state` and `updatedAt` count. */
  const write = async (id: number, state: string, some: object = {}) => {
    const { updatedAt } = await terminal.disposition(id);
    const body = { id, state, statusId: 1, status: { id: 1 }, numberOfWeighted: 0, updatedAt, ...some };
    return operator.send('PUT', `/disposition/${id}`, body);
  };

  it('moves its truck, and answers with the record', async () => {
    const id = await freeTruck();
    await moves(id, 'arrive', 'allowEntry');
    expect(await write(id, 'ParkingExit')).toMatchObject({
      status: 200,
      body: { id, state: 'ParkingExit', carsQueueStatus: 'ParkingExit' },
    });
    expect(await write(id, 'NaTerminalu')).toMatchObject({ status: 200, body: { state: 'NaTerminalu' } });
    expect(await write(id, 'NaTerminalu')).toMatchObject({ status: 200, body: { state: 'NaTerminalu' } });
  });

  it.each(['NaTerminalu', 'Loaded', 'SecondWeighing', 'RemoveWeight'])(
    'is refused where no move leads to %s',
    async (state) => {
      const id = await freeTruck();
      expect(await write(id, state)).toMatchObject({ status: 409, body: { code: 'illegal_transition' } });
      expect(await terminal.disposition(id)).toMatchObject({ state: 'OnTheWay' });
    },
  );

  it('is refused where somebody has changed it since', async () => {
    const id = await freeTruck();
    const updatedAt = '2020-01-01T00:00:00.000Z';
    expect(await write(id, 'ParkingExit', { updatedAt })).toMatchObject({ body: { code: 'stale_record' } });
  });
});

describe('a truck', () => {
  it('goes from its start SMS to the exit, by HTTP alone', async () => {
    const id = await terminal.newDisposition();
    const station = { weighingStationId: terminal.stationId };
    expect((await operator.get(`/dispositions/${id}/journey`)).body).toMatchObject({ begun: false });

    expect((await operator.post('/dispositions/send_start_sms', { dispositionId: id })).body).toEqual({
      status: 200,
      data: { result: true },
    });
    const { driverTicket } = await terminal.disposition(id);
    await expect
      .poll(() => gateway.messages.filter(({ body }) => body.includes(String(driverTicket))).length)
      .toBe(1);

    await moves(id, 'arrive');
    const board = (await operator.get('/cars_qeue_dispositions_list', station)).body as {
      rows: { id: number }[];
      boards: object[];
    };
    expect(board.rows.map((row) => row.id)).toContain(id);
    const called = async () => (await terminal.disposition(id)).carsQueueStatus;
    await expect.poll(called).toBe('EntryAllowed');

    await moves(id, 'leaveParking');
    expect(
      idsIn(await operator.get('/disposition_first_weighting', { scaleId: terminal.scaleId })),
    ).not.toContain(id);
    await moves(id, 'enterTerminal');
    expect(
      idsIn(await operator.get('/disposition_first_weighting', { scaleId: terminal.scaleId })),
    ).toContain(id);

    await weigh(id, await terminal.accept('14.520'));
    expect(idsIn(await operator.get('/disposition_second_weighting', station))).toContain(id);
    expect((await operator.get(`/get_number_of_weighted/${id}`)).body).toEqual({ numberOfWeighted: 1 });
    expect(await weigh(id, await terminal.accept('39.080'))).toMatchObject({
      status: 200,
      body: { status: 'Loaded', net: '24.560' },
    });
    expect((await operator.get('/disposition_number_of_weighted', { dispositionId: id })).body).toEqual({
      numberOfWeighted: 2,
    });

    await moves(id, 'exitTerminal');
    expect((await operator.get(`/disposition/${id}`)).body).toMatchObject({
      carsQueueStatus: 'TerminalExit',
      netto: '24.560',
    });
    expect(idsIn(await operator.get('/cars_qeue_dispositions_list', station))).not.toContain(id);
    expect(
      await operator.get('/disposition_by_ticket', { ticket: String(driverTicket).toLowerCase() }),
    ).toMatchObject({ status: 200, body: { id } });
    expect(
      await operator.get('/cars_qeue_dispositions_by_ticket', { ticket: String(driverTicket) }),
    ).toMatchObject({ status: 404, body: { code: 'ticket_not_found' } });
  });

  it('is called, and its message is known to be delivered when the gateway says so', async () => {
    const id = await freeTruck();
    await moves(id, 'arrive');
    expect(
      (await operator.post('/outgoing_sms/send_sms_template_allow_entry', { dispositionId: id })).body,
    ).toEqual({ status: 200, data: { result: true } });
    const statuses = async () =>
      (
        (await operator.get('/outgoing_sms', { filter: { disposition: id } })).body as {
          rows: { status: string }[];
        }
      ).rows.map(({ status }) => status);
    await expect.poll(statuses).toEqual(['delivered']);
  });

  it('is called without a message where its driver has no number, and the answer says so in the reader’s language', async () => {
    const id = await terminal.newFreeDisposition({
      driver: null,
      driverPhoneNumber: null,
    });
    await moves(id, 'arrive');
    const called = await operator.send(
      'POST',
      '/outgoing_sms/send_sms_template_allow_entry',
      { dispositionId: id },
      { 'x-language': 'pl' },
    );
    expect(called).toMatchObject({
      status: 200,
      body: {
        data: { result: false, message: 'Nie udało się wykonać. Spróbuj ponownie trochę później!' },
      },
    });
    expect(await operator.get(`/disposition/${id}`)).toMatchObject({
      body: { carsQueueStatus: 'EntryAllowed' },
    });
  });

  it('leads from its record to its workflow', async () => {
    const id = await freeTruck();
    await moves(id, 'arrive');
    expect((await operator.get(`/dispositions/${id}/journey`)).body).toMatchObject({
      begun: true,
      carsQueueStatus: 'Accepted',
      allowed: expect.arrayContaining(['allowEntry', 'pause']),
      workflowId: `journey-${id}`,
      workflowUrl: `${temporalUiUrl}/namespaces/${running.temporal.namespace}/workflows/journey-${id}`,
    });
  });
});

describe('a command', () => {
  it('sent again under its own id is done once and answered again', async () => {
    const id = await freeTruck();
    const send = () =>
      operator.send('POST', `/dispositions/${id}/moves/arrive`, {}, { 'idempotency-key': `press-${id}` });
    const answers = [await send(), await send()];
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await history(id)).map((line) => line.move)).toEqual(['arrive']);
  });

  it('a command that is not allowed now is a conflict that tells where the truck stands', async () => {
    const id = await freeTruck();
    await moves(id, 'arrive');
    const answer = await move(id, 'enterTerminal');
    expect(answer).toMatchObject({ status: 409, body: { params: { carsQueueStatus: 'Accepted' } } });
    expect((await history(id)).map((line) => line.move)).toEqual(['arrive']);
  });

  it.each([
    ['a second entry', 'arrive'],
    ['anything after the end', 'pause'],
  ])('%s is refused by name', async (_case, name) => {
    const id = await freeTruck();
    await moves(id, 'arrive', ...(name === 'pause' ? ['remove'] : []));
    const answer = await move(id, name);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: name === 'arrive' ? 'already_arrived' : 'illegal_transition' },
    });
  });

  it('keeps in the history why it was done', async () => {
    const id = await freeTruck();
    await moves(id, 'arrive');
    await move(id, 'pause', { comment: 'Brak dokumentu' });
    expect((await history(id)).map((line) => [line.move, line.comment])).toEqual([
      ['arrive', null],
      ['pause', 'Brak dokumentu'],
    ]);
  });

  it.each([['fly'], ['recordWeighing'], ['removeWeighing']])('%s is no move', async (name) => {
    expect(await move(await freeTruck(), name)).toMatchObject({
      status: 400,
      body: { code: 'query_invalid', params: { parameter: 'move' } },
    });
  });

  it('a command for a disposition that is not there begins nothing', async () => {
    expect(await move(999_999, 'arrive')).toMatchObject({ status: 404, body: { code: 'record_not_found' } });
  });
});

describe('a weight', () => {
  it('a weight before the truck has arrived is refused, and nothing is written', async () => {
    const id = await freeTruck();
    expect((await weigh(id, await terminal.accept('14.520'))).status).toBe(409);
    expect(await history(id)).toEqual([]);
  });

  it.each([
    [
      'nobody knows',
      async () => ({ captureId: randomUUID(), scaleId: terminal.scaleId }),
      404,
      'weight_not_found',
    ],
    [
      'another scale took',
      async () => ({ captureId: await terminal.accept('14.520'), scaleId: terminal.scaleId + 1 }),
      404,
      'weight_not_found',
    ],
    [
      'a later one has replaced',
      async () => ({ captureId: await captureReplacedBy('15.000'), scaleId: terminal.scaleId }),
      409,
      'weight_not_current',
    ],
  ])('a weight that %s is refused by name', async (_case, given, status, code) => {
    const id = await onTerminal();
    expect(await operator.post(`/dispositions/${id}/weighings`, await given())).toMatchObject({
      status,
      body: { code },
    });
    expect((await terminal.disposition(id)).numberOfWeighted).toBe(0);
  });

  const captureReplacedBy = async (tonnes: string): Promise<string> => {
    const older = await terminal.accept('14.000');
    await terminal.accept(tonnes);
    return older;
  };

  it('is used once', async () => {
    const [one, other] = [await onTerminal(), await onTerminal()];
    const captureId = await terminal.accept('14.520');
    expect((await weigh(one, captureId)).status).toBe(200);
    expect(await weigh(other, captureId)).toMatchObject({
      status: 409,
      body: { code: 'weight_already_used' },
    });
  });

  it('is offered while it is fresh and not used', async () => {
    const newest = async () => (await operator.get('/weights/newest', { scaleId: terminal.scaleId })).body;
    const id = await onTerminal();
    const captureId = await terminal.accept('14.520');
    expect(await newest()).toMatchObject({ captureId, weight: '14.520', used: false, fresh: true });
    await weigh(id, captureId);
    expect(await newest()).toMatchObject({ captureId, used: true });
    expect((await operator.get('/weights/newest', { scaleId: terminal.scaleId + 1 })).body).toBeNull();
  });

  it('is taken back with the reason only', async () => {
    const id = await onTerminal();
    await weigh(id, await terminal.accept('14.520'));
    const takeBack = (body: object) => operator.send('DELETE', `/dispositions/${id}/weighings`, body);
    expect([(await takeBack({})).status, (await takeBack({ comment: ' ' })).status]).toEqual([422, 422]);
    const answer = await takeBack({ comment: 'Nie ten pojazd' });
    expect(answer).toMatchObject({ status: 200, body: { status: 'NaTerminalu', weighings: [] } });
    const records = (await operator.get('/weighing_records', { filter: { disposition: id } })).body as {
      rows: object[];
    };
    expect(records.rows).toMatchObject([{ cancelWeighting: true, cancelReason: 'Nie ten pojazd' }]);
  });
});

describe('the queue', () => {
  it('holds a truck back, lets it go on and moves it, as the operator says', async () => {
    const { body } = await operator.post('/weighing_stations', {
      name: 'Test',
      code: 'T1',
      scalesType: 'GrossAndTara',
      queueOn: true,
      carsBufferTerminal: 0,
      carsBufferParking: 0,
      minutesCarService: 3,
    });
    const station = (body as { id: number }).id;
    const [first, second] = [
      await terminal.newDisposition({ weighingStation: station }),
      await terminal.newDisposition({ weighingStation: station }),
    ];
    await moves(first, 'arrive');
    await moves(second, 'arrive');
    const board = async () =>
      (
        (await operator.get('/cars_qeue_dispositions_list', { weighingStationId: station })).body as {
          rows: { id: number; held: boolean; place: { carsAhead: number } | null }[];
        }
      ).rows;
    await expect.poll(async () => (await board()).every(({ place }) => place !== null)).toBe(true);

    const change = (kind: string, given: object) => operator.post(`/queues/${station}/${kind}`, given);
    expect((await change('reorder', { dispositionId: second, position: 0, comment: 'pilne' })).status).toBe(
      200,
    );
    const places = async () => new Map((await board()).map(({ id, place }) => [id, place?.carsAhead]));
    expect((await places()).get(second)).toBeLessThan((await places()).get(first) as number);
    expect(await change('hold', { dispositionId: second })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'comment', code: 'required' }] },
    });
    await change('hold', { dispositionId: second, comment: 'brak dokumentów' });
    expect((await board()).find(({ id }) => id === second)?.held).toBe(true);
    await change('release', { dispositionId: second });
    expect((await board()).find(({ id }) => id === second)?.held).toBe(false);
  });

  it('is simulated: the same trucks wait now, and with one more scale nobody waits longer', async () => {
    const ask = {
      hours: 4,
      arrivalsPerHour: 6,
      scaleChanges: [{ from: new Date().toISOString(), scales: 1 }],
    };
    const { status, body } = await operator.post(`/queues/${terminal.stationId}/what-if`, ask);
    expect(status).toBe(200);
    const { model, usual, changed } = body as {
      model: { waiting: number; stalledSince: string | null };
      usual: { points: { waiting: number }[]; meanMinutes: number };
      changed: { points: { waiting: number }[]; meanMinutes: number };
    };
    // One point every ten minutes of four hours, and one at the end.
    expect(usual.points).toHaveLength(25);
    expect([usual, changed].map(({ points }) => points[0]?.waiting)).toEqual([model.waiting, model.waiting]);
    // As the board says it, so that the page can say why everybody waits.
    const { boards } = (await operator.get('/cars_qeue_dispositions_list')).body as {
      boards: { weighingStationId: number; stalledSince: string | null }[];
    };
    const standing = boards.find(({ weighingStationId }) => weighingStationId === terminal.stationId);
    expect(model.stalledSince).toBe(standing?.stalledSince);
    expect(changed.meanMinutes).toBeLessThanOrEqual(usual.meanMinutes);
  });

  it('the queue of a station that has none is off', async () => {
    expect(await operator.post('/queues/999999/release', { dispositionId: 1 })).toMatchObject({
      status: 409,
      body: { code: 'queue_off' },
    });
  });

  it('is not arranged by sales or forwarders', async () => {
    for (const login of ['sales', 'forwarder'] as const) {
      expect(await (await api.signedIn(login)).post('/queues/1/hold', { dispositionId: 1 })).toMatchObject({
        status: 403,
        body: { code: 'no_access' },
      });
    }
  });
});
