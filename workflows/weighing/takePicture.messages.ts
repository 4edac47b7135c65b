import { workflowTaskTimeout } from '../kernel/timeouts.ts';
import { startAttributes } from '../searchAttributes.ts';

export const takePictureWorkflow = 'takePicture';

/** The picture that is wanted: one camera of one scale, at the moment when a weight was recorded. */
export interface PictureWish {
  readonly weighingRecordId: number;
  readonly scaleId: number;
  readonly captureId: string;
  /** Address of the video recorder, from the scale's settings. */
  readonly camera: string;
  /** ISO in UTC: when the weight was recorded. */
  readonly recordedAt: string;
}

/** A picture must be taken within so many seconds of its weight; later it may show another truck. */
export const pictureWithinSeconds = 60;

export type PictureOutcome = 'stored' | 'missing';

export function takePictureId({ weighingRecordId, captureId, camera }: PictureWish): string {
  return `picture-${weighingRecordId}-${captureId}-${camera}`;
}

/**
 * Options for starting: a second start joins the running workflow; after the end of the workflow Temporal rejects a start.
 * @param place `link`: the address of the weighing in the back office
 */
export function takePictureStart(request: PictureWish, place: { taskQueue: string; link: string }) {
  return {
    workflowId: takePictureId(request),
    taskQueue: place.taskQueue,
    workflowTaskTimeout,
    args: [request] as [PictureWish],
    workflowIdConflictPolicy: 'USE_EXISTING',
    workflowIdReusePolicy: 'REJECT_DUPLICATE',
    staticSummary: `Picture of weighing ${request.weighingRecordId}`,
    staticDetails: `[Weighing ${request.weighingRecordId}](${place.link})`,
    memo: { link: place.link },
    typedSearchAttributes: startAttributes({
      area: 'weighing',
      object: 'weighingRecord',
      objectId: request.weighingRecordId,
      stage: 'asked',
    }),
  } as const;
}
