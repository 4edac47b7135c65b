import type { Theme, ThemeOptions } from '@mui/material/styles';
import { darkTones, lightTones, type Tone, type ToneColours } from './tones.ts';

declare module '@mui/material/styles' {
  interface Theme {
    tones: Readonly<Record<Tone, ToneColours>>;
  }
  interface ThemeOptions {
    tones?: Readonly<Record<Tone, ToneColours>>;
  }
}

/** The bar above the pages has this colour in both themes. */
export const navy = '#0d2b45';

/** The first font is delivered with the page, so that widths and digits are the same on every machine. */
const fonts = "'Inter Variable', 'Segoe UI', Roboto, 'Noto Sans', system-ui, sans-serif";

/** @param outlineOffset pixels between element and ring; below zero the ring is inside, where neighbours do not cover it */
const focusRing = (theme: Pick<Theme, 'palette'>, outlineOffset: number) => ({
  outline: `2px solid ${theme.palette.primary.main}`,
  outlineOffset,
});

const components: ThemeOptions['components'] = {
  MuiCssBaseline: {
    styleOverrides: (theme: Theme) => ({
      // Digits of one width. Not for all text, because the font then also widens hyphens, for example in "e-mail".
      'td, th, input, time, [role=timer], [role=status]': { fontVariantNumeric: 'tabular-nums' },
      'a:not([class])': { color: theme.palette.primary.main },
      '*:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 1 },
      // For people who are made ill by moving elements.
      '@media (prefers-reduced-motion: reduce)': {
        '*': { transitionDuration: '0s !important', animationDuration: '0s !important' },
      },
      '@media print': { '.no-print': { display: 'none !important' } },
    }),
  },
  // The library removes the focus outline, but people who use the keyboard need it.
  MuiButtonBase: {
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme, 1) }) },
  },
  MuiMenuItem: { styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme, -2) }) } },
  MuiListItemButton: {
    styleOverrides: { root: ({ theme }) => ({ '&.Mui-focusVisible': focusRing(theme, -2) }) },
  },
  MuiTableRow: { styleOverrides: { root: ({ theme }) => ({ '&:focus-visible': focusRing(theme, -2) }) } },
  MuiTextField: { defaultProps: { size: 'small', variant: 'outlined', margin: 'none' } },
  MuiFormControl: { defaultProps: { size: 'small', margin: 'none' } },
  MuiButton: {
    defaultProps: { size: 'small', disableElevation: true },
    styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } },
  },
  MuiToggleButton: { styleOverrides: { root: { textTransform: 'none', fontWeight: 600 } } },
  MuiIconButton: { defaultProps: { size: 'small' } },
  MuiCheckbox: { defaultProps: { size: 'small' } },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        textTransform: 'none',
        minHeight: 40,
        fontWeight: 600,
        '&.Mui-focusVisible': focusRing(theme, -2),
      }),
    },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: 40 } } },
  MuiTooltip: { defaultProps: { enterDelay: 500, disableInteractive: true } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiTableCell: {
    styleOverrides: {
      root: { padding: '5px 10px', lineHeight: 1.35 },
      head: { fontWeight: 600, whiteSpace: 'nowrap' },
      sizeSmall: { padding: '3px 8px' },
    },
  },
  MuiFormLabel: { styleOverrides: { asterisk: ({ theme }) => ({ color: theme.palette.error.main }) } },
  MuiFormHelperText: { styleOverrides: { root: { marginLeft: 4, lineHeight: 1.25 } } },
  MuiDialogTitle: { styleOverrides: { root: { fontSize: 17, fontWeight: 600, padding: '12px 20px' } } },
};

const shared: ThemeOptions = {
  shape: { borderRadius: 6 },
  typography: {
    fontFamily: fonts,
    fontSize: 13,
    h5: { fontSize: 20, fontWeight: 650 },
    h6: { fontSize: 15, fontWeight: 650 },
    subtitle2: { fontSize: 12, fontWeight: 650, letterSpacing: '0.02em' },
    body1: { fontSize: 14 },
    body2: { fontSize: 13 },
    caption: { fontSize: 12 },
  },
  components,
};

export const lightTheme: ThemeOptions = {
  ...shared,
  tones: lightTones,
  palette: {
    mode: 'light',
    primary: { main: '#0b5cad', dark: navy, light: '#d9e8f7', contrastText: '#fff' },
    secondary: { main: '#7a5b00' },
    error: { main: '#b3201a' },
    warning: { main: '#8a5a00' },
    success: { main: '#0a7a3f' },
    info: { main: '#0b5cad' },
    background: { default: '#eef3f6', paper: '#fff' },
    text: { primary: '#12263a', secondary: '#4a5d6d' },
    divider: '#d3dde5',
  },
};

export const darkTheme: ThemeOptions = {
  ...shared,
  tones: darkTones,
  palette: {
    mode: 'dark',
    primary: { main: '#7fbcf5', dark: '#5ea6e8', light: '#143a5f', contrastText: '#06182a' },
    secondary: { main: '#ffd25e' },
    error: { main: '#ff8a83' },
    warning: { main: '#ffc24d' },
    success: { main: '#6fd39b' },
    info: { main: '#7fbcf5' },
    background: { default: '#0c1722', paper: '#142331' },
    text: { primary: '#e6eef4', secondary: '#a3b6c5' },
    divider: '#2b3d4d',
  },
};
