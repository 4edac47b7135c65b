/**
 * The permitted types of files: media types detected from the content, each with its permitted extensions. Types that a browser
 * would run (HTML, SVG, scripts, macros) are not permitted.
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

export function isFileType(type: string): type is FileType {
  return Object.hasOwn(fileTypes, type);
}

/** Text files cannot be distinguished by their content: the extension decides. */
export const textTypes = [
  'text/plain',
  'text/csv',
  'application/json',
  'application/xml',
  'message/rfc822',
] as const satisfies readonly FileType[];

/** The older Office formats share one container format: the extension decides. */
export const containerTypes = [
  'application/msword',
  'application/vnd.ms-excel',
  'application/vnd.ms-outlook',
] as const satisfies readonly FileType[];

/** Pictures that every browser shows. */
export const pictureTypes: readonly string[] = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'];

/** Whether the file is shown in the page instead of saved. */
export function isPreviewed(type: string | null): boolean {
  return type !== null && (type === 'application/pdf' || pictureTypes.includes(type));
}

/** For reclamations, workbooks are opened in a tab too, because customers send lists in them. */
export function opensAsSheet({
  objectName,
  type,
}: {
  readonly objectName: string | null;
  readonly type: string | null;
}): boolean {
  return (
    objectName === 'reclamation' &&
    type === 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  );
}

/** Extensions for the file chooser. */
export const acceptedEndings: readonly string[] = Object.values(fileTypes).flatMap((endings) =>
  endings.map((ending) => `.${ending}`),
);
