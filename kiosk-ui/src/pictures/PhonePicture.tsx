import { Phone } from './signs.tsx';

export function PhonePicture() {
  return (
    <svg className="entry-picture" viewBox="0 0 320 200" aria-hidden="true">
      <g transform="translate(76 14) scale(1.15)">
        <Phone x={0} y={0} text="123…" />
      </g>
    </svg>
  );
}
