import type { ReactNode } from 'react';
import type { KioskStep } from '#domain/terminal/kiosk.rules.ts';
import { Barrier, Light, ParkingSign, Phone, Road, Scale, Silo } from './signs.tsx';
import { Truck } from './Truck.tsx';

const ownColour = '#ffd24a';
/** The height of the road in the picture, counted from its upper edge. */
const road = 206;
/** The driver's own truck on the road; `scale` is how much it is enlarged. */
const ownTruck = (x: number, scale = 1.3) => <Truck x={x} y={road - 3} scale={scale} body={ownColour} />;

const weighing = (
  <>
    <Scale x={40} y={road - 12} />
    <Truck x={46} y={road - 12} scale={1.35} body={ownColour} />
  </>
);

/** The picture of each step. `pay` replaces that of `exit` while something must be paid. */
const scenes: Record<KioskStep | 'pay', ReactNode> = {
  pay: (
    <>
      {ownTruck(18, 1.2)}
      <Barrier x={330} y={road} open={false} />
      <g transform="translate(300 70)" stroke="#0d2b45" strokeWidth="5">
        <circle cx="34" cy="16" r="42" fill="#e0a800" />
        <circle r="46" fill="#ffd24a" />
        <text y="15" textAnchor="middle" fontSize="42" fontWeight="800" fill="#0d2b45" stroke="none">
          zł
        </text>
      </g>
    </>
  ),
  checkIn: (
    <>
      <ParkingSign x={320} y={road} />
      {ownTruck(50)}
      <path
        d="M146 20c-24 0-40 18-40 40 0 28 40 60 40 60s40-32 40-60c0-22-16-40-40-40z"
        fill="#c62f22"
        stroke="#fff"
        strokeWidth="5"
      />
      <circle cx="146" cy="60" r="15" fill="#fff" />
    </>
  ),
  wait: (
    <>
      <ParkingSign x={46} y={road} />
      {ownTruck(72, 1.08)}
      <Phone x={244} y={36} text="SMS" />
    </>
  ),
  ready: (
    <>
      <Light x={340} y={road} lit="amber" />
      {ownTruck(60, 1.5)}
    </>
  ),
  leaveParking: (
    <>
      <Barrier x={378} y={road} open />
      <Light x={44} y={road} lit="green" />
      {ownTruck(92, 1.45)}
    </>
  ),
  extraParking: (
    <>
      <ParkingSign x={330} y={road} text="P+" />
      {ownTruck(60, 1.5)}
    </>
  ),
  driveToTerminal: (
    <>
      <Silo x={284} y={road} />
      <Barrier x={270} y={road} open={false} />
      {ownTruck(8, 0.95)}
    </>
  ),
  firstWeighing: weighing,
  secondWeighing: weighing,
  weighAgain: weighing,
  exit: (
    <>
      <Silo x={14} y={road} />
      {ownTruck(128, 1.3)}
      <Barrier x={384} y={road} open />
    </>
  ),
  paused: (
    <>
      {ownTruck(30, 1.4)}
      <g transform="translate(318 116)">
        <path d="M0 90V0" stroke="#0d2b45" strokeWidth="7" />
        <path d="m-24-58h48l34 34v48l-34 34h-48l-34-34v-48z" fill="#c62f22" stroke="#fff" strokeWidth="6" />
        <path d="M-15-26v52M15-26v52" stroke="#fff" strokeWidth="14" strokeLinecap="round" />
      </g>
    </>
  ),
  left: (
    <>
      <circle cx="320" cy="70" r="38" fill="#ffd24a" stroke="#fff" strokeWidth="5" />
      {ownTruck(40, 1.5)}
      <path d="M10 150h22M4 172h24M18 128h18" stroke="#fff" strokeWidth="6" strokeLinecap="round" />
    </>
  ),
  cancelled: (
    <>
      <path
        d="M130 24h100l40 40v136H130z"
        fill="#fff"
        stroke="#0d2b45"
        strokeWidth="5"
        strokeLinejoin="round"
      />
      <path d="M230 24v40h40M154 92h92M154 118h92" fill="none" stroke="#0d2b45" strokeWidth="5" />
      <path d="m160 60 80 110m0-110-80 110" stroke="#c62f22" strokeWidth="16" strokeLinecap="round" />
    </>
  ),
};

/** A picture of what the driver does now. */
export function StepPicture({ step }: { readonly step: KioskStep | 'pay' }) {
  return (
    <svg className="step-picture" viewBox="0 0 400 224" aria-hidden="true">
      <Road y={road} />
      {scenes[step]}
    </svg>
  );
}
