import type { PictureWish } from './takePicture.messages.ts';

/** What a picture needs from the world outside. */
export interface PictureTaking {
  /**
   * Asks the camera and hangs its picture on the weighing record, in one transaction under the key.
   * @throws camera_refused, picture_too_late, which no second attempt can mend; anything else is tried again.
   */
  readonly takePicture: (input: PictureWish & { readonly key: string }) => Promise<void>;
}

/** Writes to our own database, one transaction with its key. */
export interface PictureRecords {
  /** Says on the record that there is no picture, and why. */
  readonly notePictureMissing: (
    input: PictureWish & { readonly key: string; readonly problem: string },
  ) => Promise<void>;
}
