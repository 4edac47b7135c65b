import { fileURLToPath } from 'node:url';

const fontFile = (name: string): string =>
  fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

/** The font files for printing, with the letters of all languages of drivers. */
export const fonts = { regular: fontFile('DejaVuSans'), bold: fontFile('DejaVuSans-Bold') } as const;
