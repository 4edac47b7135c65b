/**
 * The codes of Polish and Romanian letters and of the line in the code page PC852. Our other characters are ASCII; unknown codes
 * are shown as a square.
 */
const pc852: Readonly<Record<number, string>> = {
  0xa5: 'ą',
  0xa4: 'Ą',
  0x86: 'ć',
  0x8f: 'Ć',
  0xa9: 'ę',
  0xa8: 'Ę',
  0x88: 'ł',
  0x9d: 'Ł',
  0xe4: 'ń',
  0xe3: 'Ń',
  0xa2: 'ó',
  0xe0: 'Ó',
  0x98: 'ś',
  0x97: 'Ś',
  0xab: 'ź',
  0x8d: 'Ź',
  0xbe: 'ż',
  0xbd: 'Ż',
  0xc7: 'ă',
  0xc6: 'Ă',
  0xad: 'ş',
  0xb8: 'Ş',
  0xee: 'ţ',
  0xdd: 'Ţ',
  0xc4: '─',
};
/** The bytes with which commands begin: ESC, FS and GS. */
const [escape, fileSeparator, groupSeparator] = [0x1b, 0x1c, 0x1d];
/** The code pages of Cyrillic and Baltic letters, by the numbers that select them at the printer. */
const otherPages: Readonly<Record<number, string>> = { 46: 'windows-1251', 51: 'windows-1257' };

/** The text on the paper. Commands of ESC/POS that our slips use are removed; bar codes and QR codes appear as their text. */
export function readPaper(bytes: Buffer): string {
  let text = '';
  let page = 0;
  for (let position = 0; position < bytes.length;) {
    const byte = bytes[position] as number;
    // ESC t selects a code page; ESC @ (initialise) has two bytes, the other ESC commands of our slips have three; FS has two.
    if (byte === escape) {
      if (bytes[position + 1] === 0x74) page = bytes[position + 2] ?? 0;
      position += bytes[position + 1] === 0x40 ? 2 : 3;
    } else if (byte === fileSeparator) position += 2;
    else if (byte === groupSeparator) {
      const [drawnText, length] = readGsCommand(bytes.subarray(position));
      text += drawnText;
      position += length;
    } else {
      text += characterOf(byte, page);
      position += 1;
    }
  }
  return text;
}

const characterOf = (byte: number, page: number): string => {
  // A carriage return comes with a line feed, which is enough.
  if (byte === 0x0d) return '';
  if (byte < 0x80) return String.fromCharCode(byte);
  const otherPage = otherPages[page];
  if (otherPage) return new TextDecoder(otherPage).decode(Buffer.from([byte]));
  return pc852[byte] ?? '□';
};

/**
 * A command that begins with GS: what it shows, and how many bytes it has. `k` is a bar code: four bytes, of which the last is
 * the length of what follows, then two bytes that choose the set of characters, then the data. `(` is a QR code: the fourth and
 * fifth byte hold the length of what follows, and the seventh byte is a function. Only the function 0x50 brings data, from the
 * ninth byte on. `V` cuts the paper; this command has three bytes, as all others of our slips.
 */
const readGsCommand = (command: Buffer): readonly [string, number] => {
  const name = String.fromCharCode(command[1] ?? 0);
  if (name === 'k') {
    const length = command[3] ?? 0;
    return [`|${command.toString('latin1', 6, 4 + length)}|\n`, 4 + length];
  }
  if (name === '(') {
    const length = command.readUInt16LE(3);
    const isData = command[6] === 0x50;
    return [isData ? `[${command.toString('latin1', 8, 5 + length)}]\n` : '', 5 + length];
  }
  if (name === 'V') return ['\n- - - - -\n', 3];
  return ['', 3];
};
