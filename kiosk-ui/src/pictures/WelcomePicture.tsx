import { Barrier, ParkingSign, Road, Silo } from './signs.tsx';
import { Truck } from './Truck.tsx';

export function WelcomePicture() {
  return (
    <svg className="welcome-picture" viewBox="0 0 900 300" aria-hidden="true">
      <g transform="translate(700 262) scale(1.5)">
        <Silo x={0} y={0} />
      </g>
      <ParkingSign x={90} y={262} />
      <Truck x={170} y={259} scale={2.3} body="#ffd24a" />
      <Barrier x={690} y={262} open={false} />
      <Road y={264} width={900} />
    </svg>
  );
}
