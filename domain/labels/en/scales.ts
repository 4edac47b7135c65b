import type { RoomWords } from '../words.ts';

/** Ports, receivers and pictures of scales. */
export const scales = {
  objects: {
    weightReceiver: { one: 'Weighing receiver', many: 'Weighing receivers' },
    weightSending: { one: 'Sent weighing', many: 'Sent weighings' },
  },
  fields: {
    baudRate: 'Transmission speed',
    serialFrame: 'Transmission frame',
    rack: 'Rack',
    slot: 'Slot',
    origin: 'Origin',
    enteredBy: 'Entered by',
    enteredWhy: 'Reason of entry',
    hoursToTry: 'Hours to try',
    sendingState: 'State of sending',
    endedAt: 'Ended',
    answer: 'Answer',
    pictures: 'Pictures',
    camera: 'Camera',
    pictureState: 'State of picture',
    problem: 'Why missing',
    picture: 'Picture',
  },
  ownFields: {},
  enums: {
    serialFrame: {
      title: 'Serial transmission frame',
      values: { '8N1': '8N1', '8E1': '8E1', '8O1': '8O1', '7E1': '7E1', '7O1': '7O1', '7N2': '7N2' },
    },
    weightOrigin: {
      title: 'Origin of a weight',
      values: { Measured: 'Measured', Typed: 'Typed by hand', BatchTotal: 'Sum of batches' },
    },
    pictureState: {
      title: 'State of picture',
      values: { Waiting: 'Being taken', Stored: 'Stored', Missing: 'Missing' },
    },
    sendingState: {
      title: 'State of sending',
      values: { Waiting: 'Waiting', Taken: 'Accepted', Refused: 'Refused', GivenUp: 'Given up' },
    },
  },
} as const satisfies RoomWords;
