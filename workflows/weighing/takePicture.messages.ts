import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const takePictureWorkflow = 'takePicture';

/** One camera of one scale at the moment when a weight was recorded. */
export interface PictureWish {
  readonly weighingRecordId: number;
  readonly scaleId: number;
  readonly captureId: string;
  /** Address of the recorder, as the scale's settings name it. */
  readonly camera: string;
  /** ISO in UTC: when the weight was recorded. */
  readonly recordedAt: string;
}

/** Without this many seconds between a weight and its picture, another truck may be in it. */
export const pictureWithinSeconds = 60;

export type PictureOutcome = 'stored' | 'missing';

export const takePictureId = ({ weighingRecordId, captureId, camera }: PictureWish): string =>
  `picture-${weighingRecordId}-${captureId}-${camera}`;

export const takePictureStart = (wish: PictureWish, place: { taskQueue: string; link: string }) =>
  ({
    workflowId: takePictureId(wish),
    taskQueue: place.taskQueue,
    workflowTaskTimeout,
    args: [wish] as [PictureWish],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'REJECT_DUPLICATE',
    staticSummary: `Picture of weighing ${wish.weighingRecordId}`,
    staticDetails: `[Weighing ${wish.weighingRecordId}](${place.link})`,
    memo: { link: place.link },
    typedSearchAttributes: startAttributes({
      area: 'weighing',
      object: 'weighingRecord',
      objectId: wish.weighingRecordId,
      stage: 'asked',
    }),
  }) as const;
