/** Where a sign stands in the picture; `y` counts downwards. */
interface Place {
  readonly x: number;
  readonly y: number;
}

const ink = '#0d2b45';

/** A road sign on its post; `y` is the ground. */
export function ParkingSign({ x, y, text = 'P' }: Place & { readonly text?: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0v-110" stroke={ink} strokeWidth="7" />
      <rect x="-34" y="-150" width="68" height="68" rx="8" fill="#0b5cad" stroke="#fff" strokeWidth="5" />
      <text y="-98" textAnchor="middle" fontSize={text.length > 1 ? 42 : 52} fontWeight="800" fill="#fff">
        {text}
      </text>
    </g>
  );
}

/** A barrier. An open one points upwards. `y` is the ground. */
export function Barrier({ x, y, open }: Place & { readonly open: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-13" y="-62" width="26" height="62" rx="4" fill="#fff" stroke={ink} strokeWidth="4" />
      <g transform={open ? 'rotate(68 0 -50)' : ''}>
        <rect x="-120" y="-58" width="120" height="15" rx="7" fill="#fff" stroke={ink} strokeWidth="4" />
        <path
          d="M-104-58l-10 15M-78-58l-10 15M-52-58l-10 15M-26-58l-10 15"
          stroke="#c62f22"
          strokeWidth="11"
        />
      </g>
      <circle cy="-50" r="9" fill={ink} />
    </g>
  );
}

/** A traffic light with one lamp lit. `y` is the ground. */
export function Light({ x, y, lit }: Place & { readonly lit: 'red' | 'amber' | 'green' }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0v-80" stroke={ink} strokeWidth="7" />
      <rect x="-20" y="-172" width="40" height="100" rx="12" fill={ink} stroke="#fff" strokeWidth="4" />
      <circle cy="-152" r="12" fill={lit === 'red' ? '#ff5b4a' : '#33506a'} />
      <circle cy="-122" r="12" fill={lit === 'amber' ? '#ffc61a' : '#33506a'} />
      <circle cy="-92" r="12" fill={lit === 'green' ? '#39d98a' : '#33506a'} />
    </g>
  );
}

/** A silo and its elevator: the terminal. `y` is the ground. */
export function Silo({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`} fill="#dfe8ee" stroke={ink} strokeWidth="4" strokeLinejoin="round">
      <path d="M0 0v-105l26-22 26 22V0z" />
      <path d="M52 0v-85l26-22 26 22V0z" />
      <path d="M0-75h52M52-55h52" fill="none" strokeOpacity=".4" />
    </g>
  );
}

/** A phone that has just received a message. `x`, `y` is its upper left corner. */
export function Phone({ x, y, text }: Place & { readonly text: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width="84" height="150" rx="14" fill={ink} stroke="#fff" strokeWidth="4" />
      <rect x="8" y="16" width="68" height="112" rx="4" fill="#fff" />
      <circle cx="42" cy="139" r="6" fill="#fff" />
      <path
        d="M24 36h112a10 10 0 0 1 10 10v34a10 10 0 0 1-10 10H52L30 110V90h-6a10 10 0 0 1-10-10V46a10 10 0 0 1 10-10z"
        fill="#ffc61a"
        stroke={ink}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <text x="80" y="73" textAnchor="middle" fontSize="30" fontWeight="800" fill={ink} letterSpacing="3">
        {text}
      </text>
    </g>
  );
}

/** A road across a picture of this width. */
export function Road({ y, width = 400 }: { readonly y: number; readonly width?: number }) {
  return <path d={`M8 ${y}H${width - 8}`} stroke={ink} strokeWidth="6" strokeLinecap="round" />;
}

/** A weighbridge under a truck, with its display. `y` is the road. */
export function Scale({ x, y }: Place) {
  return (
    <g transform={`translate(${x} ${y})`} stroke={ink} strokeWidth="4" strokeLinejoin="round">
      <path d="M-14 14 0 0h220l14 14z" fill="#9fb2c0" />
      <path d="M264 14v-84" strokeWidth="7" />
      <rect x="222" y="-126" width="92" height="56" rx="6" fill={ink} stroke="#fff" />
      <text
        x="268"
        y="-87"
        textAnchor="middle"
        fontSize="30"
        fontWeight="700"
        fill="#39d98a"
        stroke="none"
        fontFamily="monospace"
      >
        T
      </text>
    </g>
  );
}
