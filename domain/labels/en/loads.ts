import type { RoomWords } from '../words.ts';

export const loads = {
  objects: {},
  fields: {
    weighedAfter: 'Weighed after disposition',
    previousCargoes: 'Previous cargoes',
    cargo: 'Cargo carried',
    cleaning: 'Cleaning',
    round: 'Round',
    warnings: 'Warnings',
    warning: 'Warning',
    found: 'Found',
    allowed: 'Allowed',
    acceptedBy: 'Warning accepted by',
    acceptedAt: 'Accepted at',
    holder: 'Desk',
    expiresAt: 'Expires',
    boxFrom: 'From box',
    boxTo: 'To box',
  },
  ownFields: {},
  enums: {
    weighingWarning: {
      title: 'Warning at a weighing',
      values: {
        LoadCapacity: 'Over the load capacity',
        Overweight: 'Over the permitted gross weight',
        Decrease: 'Less than declared',
        Surplus: 'More than declared',
        OrderExceeded: 'More than the order has left',
        TareChanged: 'Tare differs from the known one',
      },
    },
    cargoCleaning: {
      title: 'Cleaning (GMP+)',
      values: {
        A: 'A: dry',
        B: 'B: with water',
        C: 'C: with water and detergent',
        D: 'D: with disinfection',
      },
    },
  },
} as const satisfies RoomWords;
