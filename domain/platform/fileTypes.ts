/**
 * What may be kept as a file: media types as the content tells them, each with the endings that such a file may
 * have. What a browser would run as a page or a program (HTML, SVG, scripts, macros) is not among them.
 */
export const fileTypes = {
  'application/pdf': ['pdf'],
  'image/jpeg': ['jpg', 'jpeg', 'jpe', 'jfif'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/gif': ['gif'],
  'image/heic': ['heic', 'heif'],
  'image/tiff': ['tif', 'tiff'],
  'text/plain': ['txt', 'log'],
  'text/csv': ['csv'],
  'application/json': ['json'],
  'application/xml': ['xml'],
  'message/rfc822': ['eml'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['xlsx'],
  'application/vnd.oasis.opendocument.text': ['odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['ods'],
  'application/msword': ['doc'],
  'application/vnd.ms-excel': ['xls'],
  'application/vnd.ms-outlook': ['msg'],
  'application/zip': ['zip'],
} as const satisfies Record<string, readonly [string, ...string[]]>;

export type FileType = keyof typeof fileTypes;

export const isFileType = (type: string): type is FileType => Object.hasOwn(fileTypes, type);

/** Content that is text says nothing of itself: its ending tells which. */
export const textTypes = [
  'text/plain',
  'text/csv',
  'application/json',
  'application/xml',
  'message/rfc822',
] as const satisfies readonly FileType[];

/** The older formats of Office lie in one kind of container: their ending tells which. */
export const containerTypes = [
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-outlook',
] as const satisfies readonly FileType[];

/** Pictures that every browser shows. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** What is shown in the page instead of being saved. */
export const isPreviewed = (type: string | null): boolean =>
  type !== null && (type === 'application/pdf' || pictureTypes.includes(type));

/** Endings by which a person chooses files. */
export const acceptedEndings: readonly string[] = Object.values(fileTypes).flatMap((endings) =>
  endings.map((ending) => `.${ending}`),
);
