import type { TestWorkflowEnvironment } from '@temporalio/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { refusalFailure } from '../kernel/failures.ts';
import { nextId } from '../testing/drive.ts';
import { timeSkippingEnvironment } from '../testing/environment.ts';
import { startTestWorker, type TestWorker } from '../testing/worker.ts';
import { sendWeighingStart } from './sendWeighing.messages.ts';
import { takePictureStart } from './takePicture.messages.ts';

let environment: TestWorkflowEnvironment;
let worker: TestWorker;
beforeAll(async () => {
  environment = await timeSkippingEnvironment();
  worker = await startTestWorker(environment);
});
afterAll(async () => {
  await worker?.stop();
  await environment?.teardown();
});
afterEach(() => {
  worker.world.scales.camera = () => undefined;
  worker.world.scales.receiver = () => undefined;
});
const place = () => ({ taskQueue: worker.taskQueue, link: '' });

describe('a picture of a weighing', () => {
  const take = async () => {
    const captureId = String(nextId());
    const wish = {
      weighingRecordId: 1,
      scaleId: 1,
      captureId,
      camera: '10.0.0.9',
      recordedAt: new Date().toISOString(),
    };
    const outcome: unknown = await environment.client.workflow.execute(
      'takePicture',
      takePictureStart(wish, place()),
    );
    return { outcome, noted: worker.world.scales.pictures.get(captureId) };
  };

  it('is stored', async () => {
    expect(await take()).toEqual({ outcome: 'stored', noted: 'stored' });
  });

  it('is asked for again while the camera is away', async () => {
    let times = 0;
    worker.world.scales.camera = () => {
      times += 1;
      if (times < 3) throw new Error('no answer');
    };
    expect(await take()).toMatchObject({ outcome: 'stored' });
  });

  it('a picture of a weighing by a camera that stays away is said to be missing, before another truck is there', async () => {
    worker.world.scales.camera = () => {
      throw new Error('no answer');
    };
    expect(await take()).toMatchObject({ outcome: 'missing', noted: 'no answer' });
  });

  it('a picture of a weighing by a camera that turns us away is missing at once, with its words', async () => {
    let times = 0;
    worker.world.scales.camera = () => {
      times += 1;
      throw refusalFailure({ code: 'camera_refused', params: { reason: 'HTTP 404' } });
    };
    expect(await take()).toEqual({ outcome: 'missing', noted: 'HTTP 404' });
    expect(times).toBe(1);
  });
});

describe('a receiver of weighings', () => {
  const send = async () => {
    const weightSendingId = nextId();
    await environment.client.workflow.execute(
      'sendWeighing',
      sendWeighingStart({ weightSendingId, hoursToTry: 72 }, place()),
    );
    return worker.world.scales.sendings.get(weightSendingId);
  };

  it('takes a weighing at the first attempt', async () => {
    expect(await send()).toEqual({ state: 'Taken', answer: '200 OK' });
  });

  it('takes a weighing once the receiver is back after hours', async () => {
    let times = 0;
    worker.world.scales.receiver = () => {
      times += 1;
      if (times < 20) throw new Error('503');
    };
    expect(await send()).toMatchObject({ state: 'Taken' });
  });

  it('a receiver of weighings that refuses it is not asked again', async () => {
    worker.world.scales.receiver = () => {
      throw refusalFailure({ code: 'weighing_refused', params: { answer: '422 unknown vehicle' } });
    };
    expect(await send()).toEqual({ state: 'Refused', answer: '422 unknown vehicle' });
  });

  it('a receiver of weighings that never comes back is given up once its weighing is too old', async () => {
    worker.world.scales.receiver = () => {
      throw new Error('503');
    };
    expect(await send()).toMatchObject({ state: 'GivenUp' });
  });
});
