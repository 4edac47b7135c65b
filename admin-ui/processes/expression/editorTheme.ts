import type { Theme } from '@mui/material/styles';
import { EditorView } from '@codemirror/view';

/** Makes the editor look like the fields around it, in light and dark mode. */
export function editorTheme({ palette, shape }: Theme) {
  return EditorView.theme(
    {
      '&': {
        fontSize: '13px',
        border: `1px solid ${palette.divider}`,
        borderRadius: `${shape.borderRadius}px`,
        backgroundColor: palette.background.paper,
        color: palette.text.primary,
      },
      '&.cm-focused': { outline: `2px solid ${palette.primary.main}`, outlineOffset: '-1px' },
      '.cm-content': {
        fontFamily: "ui-monospace, 'Cascadia Mono', Consolas, 'DejaVu Sans Mono', monospace",
        // One line is as high as the placeholder that is shown until the editor is loaded.
        minHeight: '32px',
        padding: '6px 0',
        caretColor: palette.text.primary,
      },
      '.cm-cursor': { borderLeftColor: palette.text.primary },
      '.cm-placeholder': { color: palette.text.secondary },
      '.cm-tooltip': {
        backgroundColor: palette.background.paper,
        border: `1px solid ${palette.divider}`,
        color: palette.text.primary,
      },
      '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': {
        backgroundColor: palette.primary.main,
        color: palette.primary.contrastText,
      },
      '.cm-completionDetail': { marginLeft: '1em', fontStyle: 'normal', opacity: 0.85 },
    },
    { dark: palette.mode === 'dark' },
  );
}
