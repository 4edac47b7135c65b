import { xmlText } from './xml.ts';

/** The numbers under which a workbook keeps the looks of its cells. */
export interface Styles {
  readonly of: (format: string | undefined, bold: boolean) => number;
  readonly xml: string;
}

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
/** Formats of a workbook's own have numbers from here. Lower numbers belong to Excel's built-in formats. */
const firstFormat = 164;

/** Two styles for each format, plain and then bold. The styles 0 and 1 are those without a format. */
export function stylesOf(formats: readonly (string | undefined)[]): Styles {
  const distinctFormats = [...new Set(formats.filter((format) => format !== undefined))];
  const cellFormats = [0, ...distinctFormats.map((_format, index) => firstFormat + index)].flatMap((id) =>
    [0, 1].map(
      (font) =>
        `<xf numFmtId="${id}" fontId="${font}" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>`,
    ),
  );
  const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
  return {
    of: (format, bold) =>
      2 * (format === undefined ? 0 : distinctFormats.indexOf(format) + 1) + (bold ? 1 : 0),
    xml:
      `<styleSheet xmlns="${namespace}">` +
      listXml(
        'numFmts',
        distinctFormats.map(
          (format, index) => `<numFmt numFmtId="${firstFormat + index}" formatCode="${xmlText(format)}"/>`,
        ),
      ) +
      listXml('fonts', [`<font>${font}</font>`, `<font><b/>${font}</font>`]) +
      listXml(
        'fills',
        // Excel expects these two first, whatever a workbook uses.
        ['none', 'gray125'].map((type) => `<fill><patternFill patternType="${type}"/></fill>`),
      ) +
      listXml('borders', ['<border><left/><right/><top/><bottom/><diagonal/></border>']) +
      listXml('cellStyleXfs', ['<xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>']) +
      listXml('cellXfs', cellFormats) +
      listXml('cellStyles', ['<cellStyle name="Normal" xfId="0" builtinId="0"/>']) +
      '</styleSheet>',
  };
}

const listXml = (name: string, entries: readonly string[]): string =>
  entries.length === 0 ? '' : `<${name} count="${entries.length}">${entries.join('')}</${name}>`;
