import { z } from 'zod';
import { pictureOutbox, sendingOutbox } from '#database/weighing/afterWeighing.ts';
import { recordLink } from '#domain/platform/recordLink.ts';
import { sendWeighingStart, sendWeighingWorkflow } from '#workflows/weighing/sendWeighing.messages.ts';
import { takePictureStart, takePictureWorkflow } from '#workflows/weighing/takePicture.messages.ts';
import type { Dependencies } from '../dependencies.ts';
import { unlessStarted } from '../unlessStarted.ts';

const picturePayload = z.object({
  weighingRecordId: z.int().positive(),
  scaleId: z.int().positive(),
  captureId: z.string(),
  camera: z.string(),
  recordedAt: z.string(),
});
const sendingPayload = z.object({ weightSendingId: z.int().positive(), hoursToTry: z.int().positive() });

/** Starts the workflows that follow a recorded weighing: they take pictures, and send the weighing to receivers. */
export function weighingOutboxHandlers({ client, taskQueue, publicUrl }: Dependencies) {
  return {
    [pictureOutbox]: async (payload: unknown): Promise<void> => {
      const picture = picturePayload.parse(payload);
      const link = recordLink(publicUrl, 'weighingRecord', picture.weighingRecordId);
      const start = takePictureStart(picture, { taskQueue, link });
      await unlessStarted(client.workflow.start(takePictureWorkflow, start));
    },
    [sendingOutbox]: async (payload: unknown): Promise<void> => {
      const input = sendingPayload.parse(payload);
      const link = recordLink(publicUrl, 'weightSending', input.weightSendingId);
      const start = sendWeighingStart(input, { taskQueue, link });
      await unlessStarted(client.workflow.start(sendWeighingWorkflow, start));
    },
  };
}
