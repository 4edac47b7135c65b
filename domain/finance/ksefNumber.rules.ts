const shape = /^\d{10}-\d{8}-[0-9A-F]{12}-([0-9A-F]{2})$/;
const polynomial = 0x07;

/** The CRC-8 (polynomial 7, initial value 0) of the ASCII characters including dashes, as two hexadecimal digits. */
export function ksefChecksum(text: string): string {
  let crc = 0;
  for (const character of text) {
    crc ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80 ? ((crc << 1) ^ polynomial) & 0xff : crc << 1;
  }
  return crc.toString(16).toUpperCase().padStart(2, '0');
}

/** Whether a text can be a number of KSeF: it has the right form, and its last two characters are the checksum of the rest. */
export function isKsefNumber(text: string): boolean {
  // 32 characters stand before the last dash.
  return shape.exec(text)?.[1] === ksefChecksum(text.slice(0, 32));
}
