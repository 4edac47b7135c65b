import { call } from '../data/http.ts';

export interface DriverTickets {
  readonly driverTicket: string | null;
  readonly entryTicket: string | null;
}

/** What opens the kiosk to a driver: the ticket, and the code that is texted for it. */
export const driverTicketCalls = {
  of: (dispositionId: number, signal: AbortSignal) =>
    call<DriverTickets>(`/driver_tickets/disposition/${dispositionId}`, { signal }),
  renew: (dispositionId: number) =>
    call<DriverTickets>('/dispositions/reset_driver_ticket', { method: 'PUT', body: { dispositionId } }),
  writeEntry: (dispositionId: number, entryTicket: string) =>
    call<DriverTickets>('/dispositions/write_driver_tickets', {
      method: 'PUT',
      body: { dispositionId, entryTicket },
    }),
  sendCode: (dispositionId: number) =>
    call<unknown>('/outgoing_sms/send_sms_template_auth_code', {
      method: 'POST',
      body: { dataSms: { dispositionId } },
    }),
};
