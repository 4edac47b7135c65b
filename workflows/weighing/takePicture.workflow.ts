import {
  log,
  proxyActivities,
  setCurrentDetails,
  upsertSearchAttributes,
  workflowInfo,
} from '@temporalio/workflow';
import { databasePort } from '../kernel/databasePort.ts';
import { refusalIn } from '../kernel/failures.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { PictureRecords, PictureTaking } from './takePicture.activities.ts';
import { pictureWithinSeconds, type PictureOutcome, type PictureWish } from './takePicture.messages.ts';

const outside = proxyActivities<PictureTaking>({
  startToCloseTimeout: '15 seconds',
  scheduleToCloseTimeout: `${pictureWithinSeconds} seconds`,
  retry: { initialInterval: '500 milliseconds', backoffCoefficient: 2, maximumInterval: '5 seconds' },
  summary: 'ask the camera',
});
const db = databasePort<PictureRecords>();

/** Takes one picture of the vehicle on a scale, or records why there is none. No weighing waits for it. */
export async function takePicture(request: PictureWish): Promise<PictureOutcome> {
  const key = workflowInfo().workflowId;
  try {
    await outside.takePicture({ ...request, key: `${key}:stored` });
    return show('stored');
  } catch (error) {
    log.warn('there is no picture', { ...request, error });
    await db.notePictureMissing({ ...request, key: `${key}:missing`, problem: problemOf(error) });
    return show('missing');
  }
}

/** What the record says to people: the camera's own error text, otherwise the type of the refusal, otherwise `no answer`. */
const problemOf = (error: unknown): string => {
  const refusal = refusalIn(error);
  const params = refusal?.details?.[0] as { readonly reason?: string } | undefined;
  return params?.reason ?? refusal?.type ?? 'no answer';
};

/** Shows the outcome of the workflow in Temporal's list and page. */
const show = (outcome: PictureOutcome): PictureOutcome => {
  upsertSearchAttributes([{ key: searchKeys.stage, value: outcome }]);
  setCurrentDetails(outcome);
  return outcome;
};
