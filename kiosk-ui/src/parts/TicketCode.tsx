import { useEffect, useState } from 'react';
import { useTexts } from '../language.ts';

/** The ticket as a code on the driver's own phone, which the kiosk's reader reads: nobody types eight letters. */
export function TicketCode({ ticket }: { readonly ticket: string }) {
  const { showAtKiosk } = useTexts();
  const [drawn, setDrawn] = useState<string>();
  useEffect(() => {
    let isShown = true;
    const draw = async () => {
      const { drawingSVG, qrcode } = await import('bwip-js/browser');
      const picture = qrcode({ bcid: 'qrcode', text: ticket, scale: 4 }, drawingSVG());
      if (isShown) setDrawn(`data:image/svg+xml;utf8,${encodeURIComponent(picture)}`);
    };
    // Without the picture the number beside it is typed.
    draw().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [ticket]);
  if (!drawn) return null;
  return (
    <figure className="ticket-code">
      <img src={drawn} alt={ticket} />
      <figcaption>{showAtKiosk}</figcaption>
    </figure>
  );
}
