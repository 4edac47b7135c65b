import type { PictureWish } from './takePicture.messages.ts';

/** The activity that takes a picture with an external camera. */
export interface PictureTaking {
  /**
   * Gets a picture from the camera and attaches it to the weighing record, in one transaction with the key.
   * @throws camera_refused, picture_too_late, which are not tried again; any other error is
   */
  readonly takePicture: (input: PictureWish & { readonly key: string }) => Promise<void>;
}

/** Writes to our own database, one transaction with its key. */
export interface PictureRecords {
  /** Writes to the record why there is no picture. */
  readonly notePictureMissing: (
    input: PictureWish & { readonly key: string; readonly problem: string },
  ) => Promise<void>;
}
