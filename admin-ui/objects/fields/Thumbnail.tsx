import { Box } from '@mui/material';
import { isPictureAddress } from '#domain/kernel/pictureAddress.ts';

interface ThumbnailProps {
  readonly address: unknown;
  /** The length of its sides in pixels. The room is reserved before the picture loads, so that nothing moves then. */
  readonly side: number;
}

/**
 * A picture in a square. If another site serves the picture, that site does not learn the address of this page. A file of
 * ours is read with the rights of the person who looks at it. The square stays empty if there is no picture or it cannot
 * be shown.
 */
export function Thumbnail({ address, side }: ThumbnailProps) {
  const square = {
    width: side,
    height: side,
    flexShrink: 0,
    borderRadius: 0.5,
    verticalAlign: 'middle',
  } as const;
  if (!isPictureAddress(address)) return <Box component="span" sx={{ ...square, display: 'inline-block' }} />;
  return (
    <Box
      component="img"
      key={address}
      src={address}
      alt=""
      width={side}
      height={side}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      onError={({ currentTarget }) => {
        currentTarget.style.visibility = 'hidden';
      }}
      sx={{ ...square, objectFit: 'cover' }}
    />
  );
}
