import { Box } from '@mui/material';
import { isPictureAddress } from '#domain/kernel/pictureAddress.ts';

interface ThumbnailProps {
  readonly address: unknown;
  /** Of its sides, in pixels: the place is there before the picture, so that nothing moves when it comes. */
  readonly side: number;
}

/**
 * A picture in a square. A picture of another site learns nothing of this one; a file of ours is read with the rights of who
 * looks at it. Where there is none, or it cannot be shown, the square stays empty.
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
