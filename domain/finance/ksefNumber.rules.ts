const shape = /^\d{10}-\d{8}-[0-9A-F]{12}-([0-9A-F]{2})$/;
const polynomial = 0x07;

/** CRC-8, polynomial 7, from nought, over the ASCII characters, dashes among them; two hexadecimal digits. */
export function ksefChecksum(text: string): string {
  let crc = 0;
  for (const character of text) {
    crc ^= character.charCodeAt(0);
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 0x80 ? ((crc << 1) ^ polynomial) & 0xff : crc << 1;
  }
  return crc.toString(16).toUpperCase().padStart(2, '0');
}

/** Whether this can be a number that KSeF has given: its shape and its last two characters. */
export function isKsefNumber(text: string): boolean {
  return shape.exec(text)?.[1] === ksefChecksum(text.slice(0, 32));
}
