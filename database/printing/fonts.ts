import { fileURLToPath } from 'node:url';

const fontFile = (name: string): string =>
  fileURLToPath(import.meta.resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`));

/** Files of the letters on our paper: those of every language of drivers. */
export const fonts = { regular: fontFile('DejaVuSans'), bold: fontFile('DejaVuSans-Bold') } as const;
