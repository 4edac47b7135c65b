import { Notification } from 'react-admin';
import { popup } from '../parts/popup.ts';
import { fromTop, useFreePlace } from './useFreePlace.ts';

/** The largest width; a longer message is wrapped, so that it covers less beside it. */
const widest = { sm: 'min(50vw, 620px)' } as const;

/**
 * The pop-up messages: large enough to read from a step away, away from buttons and the focused input; they close by
 * themselves.
 */
export function Messages() {
  const place = useFreePlace();
  return (
    <Notification
      autoHideDuration={popup.shownMs}
      anchorOrigin={place}
      sx={{
        '&[class*="anchorOriginTop"]': { top: fromTop },
        maxWidth: widest,
        '& .MuiSnackbarContent-message, & .MuiAlert-message': { fontSize: popup.fontSize, lineHeight: 1.3 },
      }}
    />
  );
}
