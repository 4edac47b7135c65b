import { styled } from '@mui/material/styles';

const bare = {
  font: 'inherit',
  color: 'inherit',
  background: 'none',
  border: 0,
  padding: 0,
  cursor: 'pointer',
} as const;

/** The name of a column in its heading; a click sorts by the column. */
export const HeaderButton = styled('button')({
  ...bare,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  maxWidth: '100%',
  height: 24,
  borderRadius: 4,
  verticalAlign: 'middle',
  '& span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& i': { fontStyle: 'normal' },
});

/** Opens the menu of the column. It covers the end of the heading, and is shown while the mouse is over the heading. */
export const MenuButton = styled('button')(({ theme }) => ({
  ...bare,
  position: 'absolute',
  right: 7,
  top: 4,
  width: 18,
  height: 24,
  borderRadius: 4,
  lineHeight: '22px',
  fontSize: 16,
  textAlign: 'center',
  backgroundColor: theme.palette.background.paper,
  opacity: 0,
  'th:hover > &, &:focus-visible, &[aria-expanded=true]': { opacity: 1 },
  '&:hover': { backgroundColor: theme.palette.primary.light },
}));

/** The right edge of a heading, by which its column is made wider or narrower. */
export const ResizeHandle = styled('span')(({ theme }) => ({
  position: 'absolute',
  right: 0,
  top: 0,
  bottom: 0,
  width: 7,
  cursor: 'col-resize',
  touchAction: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    right: 0,
    top: 8,
    bottom: 8,
    width: 1,
    backgroundColor: theme.palette.divider,
  },
  '&:hover::after': { top: 0, bottom: 0, width: 3, backgroundColor: theme.palette.primary.main },
}));
