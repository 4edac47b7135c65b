/** The state of the card terminal: it asks for a card, has taken the money, or gives no answer. */
export type TerminalSays = 'asks' | 'paid' | 'unsure';

const screens: Readonly<Record<TerminalSays, { readonly background: string; readonly sign: string }>> = {
  asks: { background: '#bfe0ff', sign: 'M216 66a16 16 0 0 1 24 0M208 58a27 27 0 0 1 40 0M228 74v0' },
  paid: { background: '#39d98a', sign: 'M202 56l12 12 26-26' },
  unsure: { background: '#ffd24a', sign: 'M216 48q0-10 12-10t12 10q0 6-6 9t-6 7M228 73v0' },
};

/** A card held to a terminal. */
export function CardPicture({ says }: { readonly says: TerminalSays }) {
  return (
    <svg className="entry-picture" viewBox="0 0 320 200" aria-hidden="true">
      <rect x="176" y="16" width="104" height="170" rx="14" fill="#0d2b45" stroke="#fff" strokeWidth="4" />
      <rect x="188" y="30" width="80" height="50" rx="5" fill={screens[says].background} />
      <path d={screens[says].sign} fill="none" stroke="#0d2b45" strokeWidth="7" strokeLinecap="round" />
      {[0, 1, 2].flatMap((row) =>
        [0, 1, 2].map((column) => (
          <rect
            key={`${row}${column}`}
            x={192 + column * 26}
            y={96 + row * 26}
            width="18"
            height="16"
            rx="3"
            fill="#dfe8ee"
          />
        )),
      )}
      <g transform="rotate(-14 90 110)">
        <rect x="20" y="64" width="140" height="88" rx="12" fill="#ffd24a" stroke="#0d2b45" strokeWidth="5" />
        <rect x="36" y="84" width="30" height="22" rx="4" fill="#e0a800" stroke="#0d2b45" strokeWidth="3" />
        <path d="M36 128h92" stroke="#0d2b45" strokeWidth="8" strokeLinecap="round" />
      </g>
    </svg>
  );
}
