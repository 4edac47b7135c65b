import type { Writable } from 'node:stream';
import { drained } from './drained.ts';
import { sheetXml, type WorkbookSheet } from './sheetXml.ts';
import { stylesOf } from './styles.ts';
import { xmlText } from './xml.ts';
import { zipped, type PackedFile } from './zipped.ts';
import { beginningOf } from '#domain/kernel/shortText.ts';

const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/**
 * Writes a workbook into `out` while the rows are read, so that memory never holds more than one page of them.
 * @throws Error when the reader of `out` has gone
 */
export async function writeWorkbook(out: Writable, sheets: readonly WorkbookSheet[]): Promise<void> {
  for await (const portion of zipped(partsOf(sheets))) {
    if (out.destroyed) throw new Error('the reader has gone');
    if (!out.write(portion)) await drained(out);
  }
  out.end();
}

/** A workbook of few rows, whole. */
export async function workbookOf(sheets: readonly WorkbookSheet[]): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(zipped(partsOf(sheets))));
}

/** The files that a workbook is a zip of. */
function partsOf(sheets: readonly WorkbookSheet[]): PackedFile[] {
  const styles = stylesOf(sheets.flatMap(({ columns }) => columns.map(({ format }) => format)));
  const ids = sheets.map((_sheet, index) => index + 1);
  const part = (name: string, xml: string): PackedFile => ({ name, content: [xmlDeclaration + xml] });
  return [
    part(
      '[Content_Types].xml',
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>` +
        contentType('workbook', 'sheet.main') +
        contentType('styles', 'styles') +
        ids.map((id) => contentType(`worksheets/sheet${id}`, 'worksheet')).join('') +
        '</Types>',
    ),
    part('_rels/.rels', relationships([['officeDocument', 'xl/workbook.xml']])),
    part(
      'xl/workbook.xml',
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relationshipTypes}"><sheets>${sheets
        .map(
          ({ name }, index) =>
            `<sheet name="${xmlText(sheetName(name))}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`,
        )
        .join('')}</sheets></workbook>`,
    ),
    part(
      'xl/_rels/workbook.xml.rels',
      relationships([
        ...ids.map((id) => ['worksheet', `worksheets/sheet${id}.xml`] as const),
        ['styles', 'styles.xml'],
      ]),
    ),
    part('xl/styles.xml', styles.xml),
    ...sheets.map((sheet, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      content: sheetXml(sheet, styles),
    })),
  ];
}

const contentType = (part: string, type: string): string =>
  `<Override PartName="/xl/${part}.xml" ContentType="${spreadsheet}.${type}+xml"/>`;

const relationships = (targets: readonly (readonly [type: string, target: string])[]): string =>
  `<Relationships xmlns="${packages}/relationships">${targets
    .map(
      ([type, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${relationshipTypes}/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

/** A sheet's name as Excel accepts it: at most 31 characters and none of `*`, `?`, `:`, `\`, `/`, `[`, `]` and `'`. */
const sheetName = (title: string): string =>
  beginningOf(title.replaceAll(/[*?:\\/[\]']/g, ' '), 31).trim() || 'Keja';
