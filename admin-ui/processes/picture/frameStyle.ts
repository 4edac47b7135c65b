/** The style of the picture's frame and of the parts of React Flow in it. */
export const frameStyle = {
  display: 'flex',
  flexDirection: 'column',
  minHeight: 240,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1.5,
  overflow: 'hidden',
  bgcolor: 'background.default',
  '& .react-flow': { '--xy-background-color': 'transparent' },
  '& .react-flow__handle': {
    width: 9,
    height: 9,
    bgcolor: 'text.secondary',
    border: 'none',
    borderRadius: '50%',
  },
  '& .react-flow__handle:not(.connectable)': { opacity: 0 },
  '& .react-flow__attribution, & .react-flow__attribution a': {
    bgcolor: 'transparent',
    color: 'text.secondary',
  },
  '& .react-flow__node:focus-visible': { borderRadius: '8px' },
} as const;
