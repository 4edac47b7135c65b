interface TruckProps {
  readonly x: number;
  readonly y: number;
  readonly scale?: number;
  readonly body?: string;
  readonly cab?: string;
}

/** A truck and trailer driving to the right, 148 by 62 at scale 1; `y` is the road under its wheels. */
export function Truck({ x, y, scale = 1, body = '#fff', cab = '#fff' }: TruckProps) {
  return (
    <g
      transform={`translate(${x} ${y - 62 * scale}) scale(${scale})`}
      stroke="#0d2b45"
      strokeWidth="3"
      strokeLinejoin="round"
    >
      <rect x="1.5" y="2" width="98" height="40" rx="3" fill={body} />
      <path d="M26 2v40M51 2v40M75 2v40" fill="none" strokeOpacity=".35" />
      <path d="M104 46V14a4 4 0 0 1 4-4h19q5 0 8 5l10 17q1.5 2.5 1.5 5.5V46z" fill={cab} />
      <path d="M117 17h10l9 15h-19z" fill="#bfe3ff" />
      <path d="M1.5 42h145v7H1.5z" fill="#0d2b45" />
      <g fill="#0d2b45">
        <circle cx="18" cy="51" r="9.5" />
        <circle cx="41" cy="51" r="9.5" />
        <circle cx="92" cy="51" r="9.5" />
        <circle cx="127" cy="51" r="9.5" />
      </g>
      <g fill="#cfd8de" stroke="none">
        <circle cx="18" cy="51" r="3.5" />
        <circle cx="41" cy="51" r="3.5" />
        <circle cx="92" cy="51" r="3.5" />
        <circle cx="127" cy="51" r="3.5" />
      </g>
    </g>
  );
}
