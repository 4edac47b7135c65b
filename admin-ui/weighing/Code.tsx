import { Box } from '@mui/material';
import { drawingSVG, qrcode } from 'bwip-js/browser';
import { useMemo } from 'react';

/** A text as a QR code, drawn in the browser without an external service. */
export function Code({ text }: { text: string }) {
  const imageAddress = useMemo(
    () =>
      `data:image/svg+xml;utf8,${encodeURIComponent(qrcode({ bcid: 'qrcode', text, scale: 3 }, drawingSVG()))}`,
    [text],
  );
  return (
    <Box component="img" src={imageAddress} alt={text} sx={{ width: 104, height: 104, flexShrink: 0 }} />
  );
}
