import { createTheme, getContrastRatio } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { darkTheme, lightTheme } from './theme.ts';

const colours = ['primary', 'secondary', 'error', 'warning', 'success', 'info'] as const;

// The library colours a filled button with `main`, and with `dark` under the pointer.
it.each([
  ['light', lightTheme],
  ['dark', darkTheme],
])('words on filled buttons are readable in the %s theme, also under the pointer', (_name, options) => {
  const { palette } = createTheme(options);
  const faint = colours.flatMap((colour) =>
    (['main', 'dark'] as const)
      .filter((shade) => getContrastRatio(palette[colour].contrastText, palette[colour][shade]) < 4.5)
      .map((shade) => `${colour}.${shade}`),
  );
  expect(faint).toEqual([]);
});
