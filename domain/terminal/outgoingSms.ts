import { document } from '../kernel/declaration.ts';
import { everyCallBut } from '../kernel/lifecycle.ts';
import { boolean, datetime, enumeration, integer, reference, rows, text } from '../kernel/field.ts';
import { smsFailure, smsStatus } from './enums.ts';
import { byDisposition } from './truckSearch.ts';

/** A message to drivers and its result. */
export const outgoingSms = document('outgoingSms', {
  module: 'terminal',
  path: 'outgoing_sms',
  prefix: 'SMS',
  access: { read: ['operator'], modify: ['operator'] },
  lifecycle: {
    states: [
      {
        name: 'underWay',
        // No condition: every message is in this state.
        when: [],
        open: everyCallBut('mark', 'delete'),
        // These fields keep their values; one that is empty may still be filled.
        keeps: ['body', 'recipients', 'disposition', 'vehicle', 'driver'],
        refusal: 'message_gone_out',
      },
    ],
  },
  search: ['numberStr', 'body', 'vehicle.name', 'driver.name', ...byDisposition],
  list: ['numberStr', 'date', 'body', 'disposition', 'driver', 'status', 'sent'],
  indexes: [['disposition', 'date']],
  fields: {
    body: text({ required: true, maxLength: 160, multiline: true }),
    sent: boolean({ default: false, readOnly: true }),
    status: enumeration(smsStatus, { default: 'queued', readOnly: true }),
    template: text({ maxLength: 40, readOnly: true }),
    /** The event for which the message was sent. It is unique, so a repeated event sends no second message. */
    event: text({ maxLength: 200, readOnly: true, unique: true }),
    /** The id that the gateway gave to the SMS of the first recipient whom it accepted. */
    providerId: text({ maxLength: 60, readOnly: true, index: true }),
    sentAt: datetime({ readOnly: true }),
    deliveredAt: datetime({ readOnly: true }),
    /** How many SMS the gateway sends for one recipient, because a long text is sent in parts. */
    parts: integer({ readOnly: true }),
    failure: enumeration(smsFailure, { readOnly: true }),
    disposition: reference('disposition'),
    vehicle: reference('vehicle'),
    driver: reference('driver'),
    recipients: rows({
      phoneNumber: text({ required: true, format: 'phone', maxLength: 20 }),
      name: text(),
      sent: boolean({ default: false, readOnly: true }),
      /** The id that the gateway gave to the SMS of this recipient. Its reports on the delivery name this id. */
      providerId: text({ maxLength: 60, readOnly: true }),
    }),
  },
});
