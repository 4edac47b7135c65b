import type { EnumWords } from './words.ts';

export const enums: EnumWords = {
  pageOrientation: {
    portrait: 'Portrait',
    landscape: 'Landscape',
  },
  activeStatus: {
    Active: 'Active',
    Blocked: 'Blocked',
  },
  transport: {
    Car: 'Truck',
    Trailer: 'Trailer',
    Carriage: 'Carriage',
  },
  scaleType: {
    Gross: 'Gross',
    Tara: 'Tare',
    GrossAndTara: 'Gross and tare',
    Bunker: 'Bunker',
    WithoutWeighing: 'Without weighing',
  },
  typeOfDocument: {
    Automobile: 'Road',
    Railway: 'Rail',
    Water: 'Water',
    Internal: 'Internal',
  },
  signalType: {
    Constant: 'Constant',
    Pulse: 'Pulse',
  },
  scaleProtocolType: {
    Mechanical: 'Mechanical',
    IoT: 'IoT',
    'TCP/IP': 'TCP/IP',
    Modbus: 'Modbus',
    COM: 'COM',
    S7: 'S7',
  },
  scaleParser: {
    ToledoSimple: 'Toledo (SICS)',
    ToledoSimpleTwice: 'Toledo (SICS with serial no.)',
    ToledoModbus: 'Toledo Modbus',
    IT4000E: 'SysTec IT4000E',
    ToledoContinuous: 'Toledo continuous',
  },
  s7ValueType: {
    real: 'Number',
    bool: 'Yes/no',
  },
  typeOfOperation: {
    Shipment: 'Shipment',
    Receipt: 'Receipt',
    Reweighing: 'Reweighing',
    DirectVariantShipment: 'Direct shipment',
    DirectVariantReceipt: 'Direct receipt',
    Resigning: 'Resignation',
    Relocation: 'Relocation',
  },
  dispositionType: {
    Loading: 'Loading',
    Unloading: 'Unloading',
  },
  customsGoods: {
    EU: 'EU',
    NonEU: 'Non-EU',
  },
  researchResult: {
    Positive: 'Positive',
    Negative: 'Negative',
  },
  dispositionState: {
    OnTheWay: 'On the way',
    ParkingExit: 'Left the parking',
    NaTerminalu: 'On the terminal',
    SecondWeighing: 'Awaiting second weighing',
    Loaded: 'Loaded',
    Unloaded: 'Unloaded',
    RemoveWeight: 'Weighing taken back',
  },
  carsQueueStatus: {
    OnTheWay: 'On the way',
    EntryReservedWithBuffer: 'Place reserved',
    Accepted: 'On the parking',
    EntryReserved: 'In reserve',
    EntryAllowed: 'Entry allowed',
    ParkingExit: 'Left the parking',
    TerminalExit: 'Left the terminal',
    Deleted: 'Removed',
    EntryAddParking: 'On the extra parking',
    ExitAddParking: 'Left the extra parking',
    Paused: 'Paused',
  },
  deliveryOrderState: {
    Open: 'Open',
    Ongoing: 'Ongoing',
    Closed: 'Closed',
    Canceled: 'Cancelled',
  },
  smsStatus: {
    queued: 'Queued',
    sent: 'Sent',
    delivered: 'Delivered',
    failed: 'Failed',
  },
};
