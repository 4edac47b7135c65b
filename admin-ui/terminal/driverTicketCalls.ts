import { callApi } from '../data/client.ts';

/** The calls about a driver's ticket and the code that is sent by SMS. */
export const driverTicketCalls = {
  of: (dispositionId: number, signal: AbortSignal) =>
    callApi('GET /driver_tickets/disposition/:dispositionId', { params: { dispositionId }, signal }),
  renew: (dispositionId: number) =>
    callApi('PUT /dispositions/reset_driver_ticket', { body: { dispositionId } }),
  writeEntry: (dispositionId: number, entryTicket: string) =>
    callApi('PUT /dispositions/write_driver_tickets', { body: { dispositionId, entryTicket } }),
  sendCode: (dispositionId: number) =>
    callApi('POST /outgoing_sms/send_sms_template_auth_code', { body: { dataSms: { dispositionId } } }),
};
