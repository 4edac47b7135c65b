/** The address of a picture: of another site by https, or of an attached file, which is read with the rights of its reader. */
export const pictureAddress = /^(https:\/\/[^\s"'<>\\]+|\/api\/file\/\d{1,10}\/preview)$/;

export function isPictureAddress(value: unknown): value is string {
  return typeof value === 'string' && pictureAddress.test(value);
}
