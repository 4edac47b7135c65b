import { useEffect, useState } from 'react';
import { useTexts } from '../language.ts';

/** The ticket as a QR code on the driver's own phone. The kiosk scans it, so that nobody types eight characters. */
export function TicketCode({ ticket }: { readonly ticket: string }) {
  const { showAtKiosk } = useTexts();
  const [imageAddress, setImageAddress] = useState<string>();
  useEffect(() => {
    let isShown = true;
    const draw = async () => {
      const { drawingSVG, qrcode } = await import('bwip-js/browser');
      const picture = qrcode({ bcid: 'qrcode', text: ticket, scale: 4 }, drawingSVG());
      if (isShown) setImageAddress(`data:image/svg+xml;utf8,${encodeURIComponent(picture)}`);
    };
    // If the picture cannot be made, the driver types the number beside it.
    draw().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [ticket]);
  if (!imageAddress) return null;
  return (
    <figure className="ticket-code">
      <img src={imageAddress} alt={ticket} />
      <figcaption>{showAtKiosk}</figcaption>
    </figure>
  );
}
