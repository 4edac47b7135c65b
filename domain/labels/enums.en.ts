import type { EnumWords } from './words.ts';

export const enums: EnumWords = {
  pageOrientation: {
    title: 'Page orientation',
    values: {
      portrait: 'Portrait',
      landscape: 'Landscape',
    },
  },
  activeStatus: {
    title: 'Status',
    values: {
      Active: 'Active',
      Blocked: 'Blocked',
    },
  },
  packageMaterial: {
    title: 'Packaging',
    values: {
      Karton: 'Cardboard',
      Folia: 'Film',
    },
  },
  transport: {
    title: 'Kind of vehicle',
    values: {
      Car: 'Truck',
      Trailer: 'Trailer',
      Carriage: 'Carriage',
    },
  },
  scaleType: {
    title: 'Way of weighing',
    values: {
      Gross: 'Gross',
      Tara: 'Tare',
      GrossAndTara: 'Gross and tare',
      Bunker: 'Bunker',
      WithoutWeighing: 'Without weighing',
    },
  },
  typeOfDocument: {
    title: 'Mode of transport',
    values: {
      Automobile: 'Road',
      Railway: 'Rail',
      Water: 'Water',
      Internal: 'Internal',
    },
  },
  signalType: {
    title: 'Kind of signal',
    values: {
      Constant: 'Constant',
      Pulse: 'Pulse',
    },
  },
  scaleProtocolType: {
    title: 'Kind of scale protocol',
    values: {
      Mechanical: 'Mechanical',
      IoT: 'IoT',
      'TCP/IP': 'TCP/IP',
      Modbus: 'Modbus',
      COM: 'COM',
      S7: 'S7',
    },
  },
  scaleParser: {
    title: 'Telegram reading',
    values: {
      ToledoSimple: 'Toledo (SICS)',
      ToledoSimpleTwice: 'Toledo (SICS with serial no.)',
      ToledoModbus: 'Toledo Modbus',
      IT4000E: 'SysTec IT4000E',
      ToledoContinuous: 'Toledo continuous',
    },
  },
  s7ValueType: {
    title: 'S7 value type',
    values: {
      real: 'Number',
      bool: 'Yes/no',
    },
  },
  typeOfOperation: {
    title: 'Kind of operation',
    values: {
      Shipment: 'Shipment',
      Receipt: 'Receipt',
      Reweighing: 'Reweighing',
      DirectVariantShipment: 'Direct shipment',
      DirectVariantReceipt: 'Direct receipt',
      Resigning: 'Resignation',
      Relocation: 'Relocation',
    },
  },
  dispositionType: {
    title: 'Kind of disposition',
    values: {
      Loading: 'Loading',
      Unloading: 'Unloading',
    },
  },
  customsGoods: {
    title: 'Customs status',
    values: {
      EU: 'EU',
      NonEU: 'Non-EU',
    },
  },
  researchResult: {
    title: 'Test result',
    values: {
      Positive: 'Positive',
      Negative: 'Negative',
    },
  },
  dispositionState: {
    title: 'State of the disposition',
    values: {
      OnTheWay: 'On the way',
      ParkingExit: 'Left the parking',
      NaTerminalu: 'On the terminal',
      SecondWeighing: 'Awaiting second weighing',
      Loaded: 'Loaded',
      Unloaded: 'Unloaded',
      RemoveWeight: 'Weighing taken back',
    },
  },
  carsQueueStatus: {
    title: 'Status in the queue',
    values: {
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
  },
  deliveryOrderState: {
    title: 'State of the order',
    values: {
      Open: 'Open',
      Ongoing: 'Ongoing',
      Closed: 'Closed',
      Canceled: 'Cancelled',
    },
  },
  smsStatus: {
    title: 'Status of the SMS',
    values: {
      queued: 'Queued',
      sent: 'Sent',
      delivered: 'Delivered',
      failed: 'Failed',
    },
  },
};
