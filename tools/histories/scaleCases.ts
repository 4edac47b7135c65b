import { refusalFailure } from '#workflows/kernel/failures.ts';
import { sendWeighingId, sendWeighingStart } from '#workflows/weighing/sendWeighing.messages.ts';
import {
  takePictureId,
  takePictureStart,
  type PictureWish,
} from '#workflows/weighing/takePicture.messages.ts';
import { untilEnded, type Case, type Stage } from './case.ts';

const request: PictureWish = {
  weighingRecordId: 1,
  scaleId: 1,
  captureId: '00000000-0000-4000-8000-000000000001',
  camera: '10.0.0.9',
  recordedAt: '2026-11-21T09:00:00.000Z',
};
const startOptions = ({ worker }: Stage) => ({ taskQueue: worker.taskQueue, link: 'http://localhost/' });

const picture = async (stage: Stage) => {
  await stage.environment.client.workflow.start(
    'takePicture',
    takePictureStart(request, startOptions(stage)),
  );
  return untilEnded(stage, takePictureId(request));
};
const sending = async (stage: Stage) => {
  const input = { weightSendingId: 1, hoursToTry: 72 };
  await stage.environment.client.workflow.start(
    'sendWeighing',
    sendWeighingStart(input, startOptions(stage)),
  );
  return untilEnded(stage, sendWeighingId(1));
};

/** The workflows that a recorded weight starts, played so that later releases can replay their histories. */
export const scaleCases: readonly Case[] = [
  { workflow: 'weighing/takePicture', name: 'stored', play: picture },
  {
    workflow: 'weighing/takePicture',
    name: 'missing',
    play: (stage) => {
      stage.worker.world.scales.camera = () => {
        throw refusalFailure({ code: 'camera_refused', params: { reason: 'HTTP 404' } });
      };
      return picture(stage);
    },
  },
  { workflow: 'weighing/sendWeighing', name: 'taken', play: sending },
  {
    workflow: 'weighing/sendWeighing',
    name: 'refused',
    play: (stage) => {
      stage.worker.world.scales.receiver = () => {
        throw refusalFailure({ code: 'weighing_refused', params: { answer: '422 unknown vehicle' } });
      };
      return sending(stage);
    },
  },
];
