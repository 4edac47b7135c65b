import ArchiveIcon from '@mui/icons-material/FolderZipOutlined';
import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import PictureIcon from '@mui/icons-material/ImageOutlined';
import TableIcon from '@mui/icons-material/TableChartOutlined';
import TextIcon from '@mui/icons-material/DescriptionOutlined';
import type { SvgIconComponent } from '@mui/icons-material';
import type { Language } from '#domain/kernel/language.ts';
import { decimalText } from '#domain/kernel/written.ts';

/** The first that matches counts: the types of spreadsheets contain `xml` too. */
const icons: readonly (readonly [RegExp, SvgIconComponent])[] = [
  [/^application\/pdf$/, PdfIcon],
  [/^image\//, PictureIcon],
  [/sheet|excel|csv/, TableIcon],
  [/zip/, ArchiveIcon],
  [/rfc822|outlook/, MailIcon],
  [/text|word|json|xml/, TextIcon],
];

/** An icon for a MIME type; that of any file if the type is not known. */
export function TypeIcon({ type, large = false }: { type: string | null; large?: boolean }) {
  const [, Icon = FileIcon] = icons.find(([pattern]) => pattern.test(type ?? '')) ?? [];
  return <Icon fontSize={large ? 'large' : 'small'} color="action" aria-hidden />;
}

const kilobyte = 1024;

/** A file size for display: `812 B`, `1,4 MB`. */
export function sizeText(language: Language, bytes: number): string {
  if (bytes < kilobyte) return `${bytes} B`;
  const [value, unit] =
    bytes < kilobyte * kilobyte ? [bytes / kilobyte, 'kB'] : [bytes / kilobyte / kilobyte, 'MB'];
  const decimals = value < 10 ? 1 : 0;
  return `${decimalText(language, value.toFixed(decimals), decimals)} ${unit}`;
}
