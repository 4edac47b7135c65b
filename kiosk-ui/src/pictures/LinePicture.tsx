import { Barrier, Road } from './signs.tsx';
import { Truck } from './Truck.tsx';

/** How many trucks the picture has room for. */
const places = 5;
// In units of the picture: the width of a place, the distance of the road from the top, and the width of the whole picture.
const placeWidth = 168;
const road = 160;
const width = 1000;

interface LinePictureProps {
  readonly carsAhead: number;
  readonly label: string;
}

/**
 * The line of trucks before the barrier, with the driver's own truck in colour. Of a long line both ends are drawn, and a number
 * between them says how many are left out. So the own truck is always seen, and moves up as the line gets shorter.
 */
export function LinePicture({ carsAhead, label }: LinePictureProps) {
  const placesAhead = Math.min(carsAhead, places - 1);
  const ownPlace = places - 1 - placesAhead;
  // The number takes the place of one truck, so three trucks ahead are drawn beside it. A single hidden truck is drawn itself.
  const hidden = carsAhead - (places - 2);
  // -1: no place shows a number.
  const numberPlace = hidden > 1 ? ownPlace + 2 : -1;
  const xOf = (place: number) => place * placeWidth + 6;
  return (
    <svg className="line-picture" viewBox={`0 0 ${width} 190`} role="img" aria-label={label}>
      <Road y={road + 3} width={width} />
      {Array.from({ length: places }, (_, place) => {
        if (place < ownPlace) return null;
        if (place === ownPlace) return <OwnTruck key={place} x={xOf(place)} />;
        if (place === numberPlace) return <HiddenNumber key={place} x={xOf(place)} count={hidden} />;
        return <Truck key={place} x={xOf(place)} y={road} body="#c9d5dd" cab="#c9d5dd" />;
      })}
      <Barrier x={width - 22} y={road} open={false} />
    </svg>
  );
}

/** The driver's own truck: larger than the others, with an arrow above it. */
const OwnTruck = ({ x }: { readonly x: number }) => (
  <>
    <path d={`M${x + 52} 34h44l-22 34z`} fill="#0d2b45" />
    <Truck x={x - 4} y={road} scale={1.1} body="#ffc61a" cab="#ffc61a" />
  </>
);

/** The number of trucks that are left out, such as `+7`. */
const HiddenNumber = ({ x, count }: { readonly x: number; readonly count: number }) => (
  <g>
    <rect
      x={x + 20}
      y={road - 66}
      width="110"
      height="60"
      rx="30"
      fill="#fff"
      stroke="#0d2b45"
      strokeWidth="4"
    />
    <text x={x + 75} y={road - 23} textAnchor="middle" fontSize="40" fontWeight="800" fill="#0d2b45">
      +{count}
    </text>
  </g>
);
