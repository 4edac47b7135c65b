import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import {
  kioskCodeInput,
  kioskCodeSent,
  kioskCodeState,
  kioskConfirmInput,
  kioskJourney,
  kioskTicket,
  kioskTicketInput,
} from './kioskMessages.ts';

const done = z.object({ result: z.boolean() });

const move = <const P extends string>(path: P) => contract({ method: 'post', path, answer: kioskJourney });

/** The calls of the kiosk for drivers, before and during the journey. */
export const kioskContracts = {
  ticket: contract({ method: 'post', path: '/kiosk/ticket', body: kioskTicketInput, answer: kioskTicket }),
  sendCode: contract({ method: 'post', path: '/kiosk/code', body: kioskCodeInput, answer: kioskCodeSent }),
  codeState: contract({
    method: 'post',
    path: '/kiosk/code/state',
    body: kioskTicketInput,
    answer: kioskCodeState,
  }),
  /** Checks the code from the SMS and begins the driver's session, which the calls for the journey and its moves need. */
  confirm: contract({
    method: 'post',
    path: '/kiosk/confirm',
    body: kioskConfirmInput,
    answer: kioskJourney,
  }),
  journey: contract({ method: 'get', path: '/kiosk/journey', answer: kioskJourney }),
  arrive: move('/kiosk/arrive'),
  leaveParking: move('/kiosk/leave-parking'),
  exitTerminal: move('/kiosk/exit'),
  signOff: contract({ method: 'post', path: '/kiosk/sign-off', answer: done }),
  /** For the back office and not for a driver: somebody who is signed in there has a driver's code sent. */
  sendCodeByStaff: contract({
    method: 'post',
    path: '/outgoing_sms/send_sms_template_auth_code',
    body: z.strictObject({
      dataSms: z.strictObject({ dispositionId: recordId, language: kioskCodeInput.shape.language }),
    }),
    answer: z.object({ status: z.number(), data: kioskCodeSent.extend({ result: z.boolean() }) }),
  }),
};
