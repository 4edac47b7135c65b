import { randomUUID } from 'node:crypto';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { agentEvents, agentNamespace } from '#domain/weighing/scaleMessages.ts';
import { startStack, type Stack } from '#tools/testing/stack.ts';
import { patientCaller, ProblemAnswer, type Caller } from './steps/caller.ts';
import { everythingWritten } from './steps/everythingWritten.ts';
import { emptyScale, journeySteps, signedIn, weighed, type Journey } from './steps/truck.ts';

/** Whatever is refused is refused by name, and leaves nothing behind. */
let stack: Stack;
let operator: Caller;

beforeAll(async () => {
  stack = await startStack({ with: ['gateway', 'weighbridge', 'agent'] });
  operator = await signedIn(stack, 'operator');
});
afterAll(() => stack?.stop());

/** The code of the refusal, once it is seen that nothing was written. */
const refusalOf = async (ask: () => Promise<unknown>): Promise<string> => {
  const before = await everythingWritten(stack);
  const code = await ask().then(
    () => 'accepted',
    (error: unknown) => {
      if (error instanceof ProblemAnswer) return error.problem.code;
      throw error;
    },
  );
  expect(await everythingWritten(stack)).toEqual(before);
  return code;
};

const list = (filter: object) =>
  operator.call('GET', `/disposition?${new URLSearchParams({ filter: JSON.stringify(filter) })}`);

describe('a list', () => {
  it('knows its fields', async () => {
    expect(await refusalOf(() => list({ colour: 'red' }))).toBe('filter_field_unknown');
  });

  it('is filtered by paths four deep, and no deeper', async () => {
    await expect(list({ 'order.schemeOfCargo.defaultWarehouse.name': 'Plac' })).resolves.toBeTruthy();
    const fiveDeep = { 'order.schemeOfCargo.defaultWarehouse.owner.name': 'Plac' };
    expect(await refusalOf(() => list(fiveDeep))).toBe('filter_too_deep');
  });
});

describe('a weight', () => {
  /** A weight that is accepted if nothing of it is changed; its number is higher than any that the agent has sent. */
  const sound = {
    captureId: randomUUID(),
    scaleId: 1,
    seq: 5000,
    tonnes: '14.520',
    visit: 1,
    at: new Date().toISOString(),
    raw: 'S S 14520 kg',
    alibiNo: null,
  };

  /** What the API answers an agent who says this. */
  const answerTo = async (weight: object): Promise<string> => {
    const agent = io(`${stack.url}${agentNamespace}`, {
      path: '/api/socket.io',
      auth: { token: stack.agentToken },
      transports: ['websocket'],
      forceNew: true,
    });
    try {
      const { ok, code } = await agent.timeout(10_000).emitWithAck(agentEvents.weight, weight);
      return ok ? 'accepted' : code;
    } finally {
      agent.close();
    }
  };
  const writesNothing = async (weight: object): Promise<string> => {
    const before = await everythingWritten(stack);
    const answer = await answerTo(weight);
    expect(await everythingWritten(stack)).toEqual(before);
    return answer;
  };

  it.each([
    ['with a unit in its number', { tonnes: '14520 kg' }],
    ['with a comma', { tonnes: '14,520' }],
    ['as a float', { tonnes: 14.52 }],
    ['without a time', { at: null }],
    ['with a field nobody knows', { colour: 'red' }],
  ])('%s is malformed', async (_title, change) => {
    expect(await writesNothing({ ...sound, ...change })).toBe('body_invalid');
  });

  it('is refused if another agent reads its scale', async () => {
    const admin = await signedIn(stack, 'admin');
    const make = async (path: string, fields: object): Promise<number> =>
      (await admin.call<{ id: number }>('POST', path, fields)).id;
    const scaleAgentId = await make('/scale_agents', { name: 'Inny agent', code: 'agent-2' });
    const scaleId = await make('/scales', { name: 'Waga innego agenta', code: 'W9', scaleAgentId });
    expect(await writesNothing({ ...sound, scaleId })).toBe('scale_not_owned');
  });

  it('a well-formed weight is taken', async () => {
    expect(await answerTo(sound)).toBe('accepted');
  });
});

describe('a truck', () => {
  let journey: Journey;
  const goesUntil = async (last: string): Promise<void> => {
    for (const { says, does } of journey.steps) {
      await does();
      if (says === last) return;
    }
    throw new Error(`no step "${last}"`);
  };
  const weighings = () => `/dispositions/${journey.truck().dispositionId}/weighings`;

  beforeEach(async () => {
    journey = journeySteps(stack);
    await emptyScale(stack, operator);
  });

  it('checks in once with one ticket', async () => {
    await goesUntil('the queue calls the truck');
    expect(await refusalOf(() => journey.driver.call('POST', '/kiosk/arrive', {}))).toBe('already_arrived');
  });

  it('is not weighed before it has arrived', async () => {
    await goesUntil('the driver is texted the ticket');
    const captureId = await weighed(stack, operator, 14_520);
    expect(await refusalOf(() => operator.call('POST', weighings(), { captureId, scaleId: 1 }))).toBe(
      'truck_not_on_terminal',
    );
  });

  it.each([
    ['a negative net', 'lighter loaded than empty', 9_000, 'weighing_net_invalid'],
    [
      'more than it may carry, unless somebody accepts that',
      'overloaded',
      49_000,
      'weighing_needs_acceptance',
    ],
  ])('does not weigh %s: %s', async (_kind, _why, kilograms, code) => {
    await goesUntil('the empty truck is weighed');
    const captureId = await weighed(stack, operator, kilograms);
    expect(await refusalOf(() => operator.call('POST', weighings(), { captureId, scaleId: 1 }))).toBe(code);
  });

  it('is not let in by somebody who is not signed in', async () => {
    await goesUntil('an operator writes a disposition');
    const path = `/dispositions/${journey.truck().dispositionId}/moves/allowEntry`;
    expect(await refusalOf(() => patientCaller(stack.apiUrl).call('POST', path, {}))).toBe('not_signed_in');
  });
});
