import type { WeighingDelivery, WeighingSendings } from '../weighing/sendWeighing.activities.ts';
import type { SendingOutcome } from '../weighing/sendWeighing.messages.ts';
import type { PictureRecords, PictureTaking } from '../weighing/takePicture.activities.ts';

/** Cameras at scales and receivers of weighings, kept in memory. */
export interface InMemoryScales {
  readonly activities: PictureTaking & PictureRecords & WeighingDelivery & WeighingSendings;
  /** By capture id: `stored`, or why there is no picture. */
  readonly pictures: Map<string, string>;
  /** By the id of the sending (`weightSendingId`): its outcome. */
  readonly sendings: Map<number, SendingOutcome>;
  /** Set to make the camera fail. */
  camera: () => void;
  /** Set to make the receiver fail. */
  receiver: () => void;
}

export function inMemoryScales(): InMemoryScales {
  const scales: InMemoryScales = {
    pictures: new Map(),
    sendings: new Map(),
    camera: () => undefined,
    receiver: () => undefined,
    activities: {
      takePicture: async ({ captureId }) => {
        scales.camera();
        scales.pictures.set(captureId, 'stored');
      },
      notePictureMissing: async ({ captureId, problem }) => void scales.pictures.set(captureId, problem),
      postWeighing: async () => {
        scales.receiver();
        return { answer: '200 OK' };
      },
      closeSending: async ({ weightSendingId, state, answer }) =>
        void scales.sendings.set(weightSendingId, { state, answer }),
    },
  };
  return scales;
}
