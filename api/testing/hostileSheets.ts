import { strToU8, zipSync } from 'fflate';

// The namespaces that the XML files of a workbook name.
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

/** The files of a workbook whose only sheet is this XML. */
const workbookOf = (sheet: string): Record<string, Uint8Array> => ({
  '[Content_Types].xml': strToU8(
    `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`,
  ),
  '_rels/.rels': strToU8(
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ),
  'xl/workbook.xml': strToU8(
    `<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ),
  'xl/_rels/workbook.xml.rels': strToU8(
    `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
  ),
  'xl/worksheets/sheet1.xml': strToU8(sheet),
});

const sheetOf = (rows: string): string =>
  `<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`;
const zipped = (files: Record<string, Uint8Array>): Buffer => Buffer.from(zipSync(files, { level: 9 }));
const packed = (rows: string): Buffer => zipped(workbookOf(sheetOf(rows)));

/**
 * The header of a file in a zip; with `at`, its entry in the directory, which says where the header lies. The numbers below are
 * those of the ZIP format: both have the same fields, in an entry two bytes later. Method 0 stores a file, method 8 packs it.
 * @param size how many bytes the file has in the zip
 * @param unpacked how many bytes it has when it is unpacked
 */
const headerOf = (signature: number, name: string, size: number, unpacked: number, at?: number): Buffer => {
  const central = at !== undefined;
  const header = Buffer.alloc(central ? 46 : 30);
  const from = central ? 2 : 0;
  header.writeUInt32LE(signature, 0);
  header.writeUInt16LE(20, 4 + from);
  header.writeUInt16LE(unpacked === size ? 0 : 8, 8 + from);
  header.writeUInt32LE(size, 18 + from);
  header.writeUInt32LE(unpacked, 22 + from);
  header.writeUInt16LE(name.length, 26 + from);
  if (central) header.writeUInt32LE(at, 42);
  return Buffer.concat([header, Buffer.from(name)]);
};
const localSignature = 0x04034b50;
const directorySignature = 0x02014b50;

/** Adds the directory and the end of a zip. */
const closed = (content: Buffer, directory: readonly Buffer[]): Buffer => {
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(directory.length, 8);
  end.writeUInt16LE(directory.length, 10);
  end.writeUInt32LE(entries.length, 12);
  end.writeUInt32LE(content.length, 16);
  return Buffer.concat([content, entries, end]);
};

/**
 * A zip with two meanings. A program that reads it from the beginning finds one stored file. A program that reads its directory
 * finds the entries of the zip inside that file.
 */
const withTwoDirectories = (inner: Buffer): Buffer => {
  const outer = headerOf(localSignature, 'a.txt', inner.length, inner.length);
  // A zip ends with 22 bytes. The number at the byte 16 of these says where the directory begins.
  const directoryAt = inner.readUInt32LE(inner.length - 22 + 16);
  const directory = Buffer.from(inner.subarray(directoryAt, inner.length - 22));
  const entries: Buffer[] = [];
  // An entry is 46 bytes and then the name, further fields and a comment, whose lengths are at 28, 30 and 32. At 42 stands where
  // the file lies: all files now lie later, by the header that was put before them.
  for (let at = 0; at < directory.length;) {
    const length =
      46 +
      directory.readUInt16LE(at + 28) +
      directory.readUInt16LE(at + 30) +
      directory.readUInt16LE(at + 32);
    directory.writeUInt32LE(directory.readUInt32LE(at + 42) + outer.length, at + 42);
    entries.push(directory.subarray(at, at + length));
    at += length;
  }
  return closed(Buffer.concat([outer, inner.subarray(0, directoryAt)]), entries);
};

/** Many files that share one packed content. */
const withOverlaps = (count: number, unpacked: number): Buffer => {
  const sample = zipSync({ 'a.xml': new Uint8Array(unpacked) }, { level: 9 });
  const size = Buffer.from(sample).readUInt32LE(18);
  // The header of 30 bytes and the name come before the packed content.
  const content = Buffer.concat([
    headerOf(localSignature, 'a.xml', size, unpacked),
    Buffer.from(sample).subarray(35, 35 + size),
  ]);
  return closed(
    content,
    Array.from({ length: count }, (_, index) =>
      headerOf(directorySignature, `${String(index).padStart(4, '0')}.xml`, size, unpacked, 0),
    ),
  );
};

const rowsOf = (count: number, row: (number: number) => string): string =>
  Array.from({ length: count }, (_, index) => row(index + 1)).join('');

/** Spreadsheets that are small to send, but large, slow or broken when they are read. */
export function hostileSheets(): Readonly<Record<string, Buffer>> {
  return {
    'a sheet of 15 MB of tiny rows': packed('<row r="1"/>'.repeat(1_250_000)),
    'a sheet of 15 MB of small cells': packed(
      rowsOf(360_000, (number) => `<row r="${number}"><c r="A${number}"><v>1</v></c></row>`),
    ),
    'a sheet of 30 MB': packed('<row r="1"><c r="A1"><v>1</v></c></row>'.repeat(800_000)),
    'a row at the end of the sheet': packed(
      '<row r="1"><c r="A1"><v>1</v></c></row><row r="1048576"><c r="XFD1048576"><v>1</v></c></row>',
    ),
    'elements nested without end': packed('<row>'.repeat(300_000)),
    'a cell of 15 MB': packed(
      `<row r="1"><c r="A1" t="inlineStr"><is><t>${'x'.repeat(15_000_000)}</t></is></c></row>`,
    ),
    'a zip bomb': zipped({ ...workbookOf(sheetOf('')), 'xl/styles.xml': new Uint8Array(100_000_000) }),
    'a zip with two readings': withTwoDirectories(
      zipped({ ...workbookOf(sheetOf('')), 'xl/styles.xml': new Uint8Array(100_000_000) }),
    ),
    'a zip whose files overlap': withOverlaps(900, 10_000_000),
    'a zip of very many files': withOverlaps(20_000, 1000),
    'a zip that is cut off': packed('<row r="1"/>').subarray(0, 300),
    'a CSV file of separators': Buffer.from(';'.repeat(9_000_000)),
    'a CSV file of empty cells': Buffer.from(`${';'.repeat(239)}\n`.repeat(38_000)),
    'a CSV file of one open quotation mark': Buffer.from(`a;b\n"${'x;'.repeat(4_500_000)}`),
    'a CSV file of quotation marks': Buffer.from('"'.repeat(9_000_000)),
    'bytes of no alphabet': Buffer.from(
      Array.from({ length: 100_000 }, (_, index) => (index * 7 + 128) % 256),
    ),
  };
}
