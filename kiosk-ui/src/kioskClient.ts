import { requestIdHeader } from '#domain/kernel/requestId.ts';
import type { DriverMove } from '#domain/terminal/kiosk.rules.ts';
import { kioskContracts } from '#domain/terminal/kiosk.contracts.ts';
import { kioskDeskContracts } from '#domain/terminal/kioskDesk.contracts.ts';
import type { KioskBuyer, SlipKind } from '#domain/terminal/kioskPaymentMessages.ts';
import { answerWithinMs, api, createKioskCall, type CallOptions, type Connection } from './kioskCall.ts';
import type { KioskLanguage } from './texts/texts.ts';

/** For calls that the API passes on to a workflow. The API itself gives up after 15 seconds. */
const moveWithinMs = 20_000;

/** The header that names a press of a button: the same press that is sent again has no second effect. */
const keyed = (key: string) => ({ [requestIdHeader]: key });

/**
 * The calls of the kiosk. `showDocument` sends the lines of an identity document (its MRZ). `leave` is for a driver with a
 * disposition who leaves without loading or unloading, `exitWithoutDisposition` for one who has none. `ownDevice`: the driver
 * uses their own telephone and not a totem.
 * @param screenLanguage the language of the screen, in which the API names fees and goods
 */
export function createKioskClient(
  onConnection: (connection: Connection) => void,
  screenLanguage?: () => KioskLanguage,
) {
  const call = createKioskCall(onConnection, screenLanguage);
  return {
    ticket: (ticket: string, { signal }: CallOptions) =>
      call({ contract: kioskContracts.ticket, body: { ticket }, signal }),
    sendCode: (ticket: string, language: KioskLanguage, { signal }: CallOptions) =>
      call({ contract: kioskContracts.sendCode, body: { ticket, language }, signal }),
    codeState: (ticket: string, { signal }: CallOptions) =>
      call({ contract: kioskContracts.codeState, body: { ticket }, signal }),
    confirm: (ticket: string, code: string, ownDevice: boolean, { signal }: CallOptions) =>
      call({ contract: kioskContracts.confirm, body: { ticket, code, ownDevice }, signal }),
    journey: ({ signal }: CallOptions) => call({ contract: kioskContracts.journey, signal }),
    move: (move: DriverMove, key: string, { signal }: CallOptions) =>
      call({
        contract: kioskContracts[move],
        headers: keyed(key),
        withinMs: moveWithinMs,
        signal,
      }),
    payment: ({ signal }: CallOptions) => call({ contract: kioskDeskContracts.payment, signal }),
    firm: (number: string, { signal }: CallOptions) =>
      call({ contract: kioskDeskContracts.firm, body: { number }, signal }),
    payByCard: (buyer: KioskBuyer | null, key: string, { signal }: CallOptions) =>
      call({ contract: kioskDeskContracts.payByCard, body: { buyer }, headers: keyed(key), signal }),
    cancelCard: ({ signal }: CallOptions) =>
      call({ contract: kioskDeskContracts.cancelCard, withinMs: moveWithinMs, signal }),
    showDocument: (lines: readonly string[], key: string, { signal }: CallOptions) =>
      call({ contract: kioskDeskContracts.showDocument, body: { lines }, headers: keyed(key), signal }),
    answerDocument: (confirmed: boolean, { signal }: CallOptions) =>
      call({ contract: kioskDeskContracts.answerDocument, body: { confirmed }, signal }),
    printSlip: (kind: SlipKind, language: KioskLanguage, key: string, { signal }: CallOptions) =>
      call({ contract: kioskDeskContracts.printSlip, body: { kind, language }, headers: keyed(key), signal }),
    slip: (id: number, { signal }: CallOptions) =>
      call({ contract: kioskDeskContracts.slip, params: { id }, signal }),
    slipAddress: (id: number): string => `${api}/kiosk/slips/${id}/pdf`,
    leave: (key: string, { signal }: CallOptions) =>
      call({ contract: kioskDeskContracts.leave, headers: keyed(key), withinMs: moveWithinMs, signal }),
    exitWithoutDisposition: (plate: string, key: string, { signal }: CallOptions) =>
      call({
        contract: kioskDeskContracts.exitWithoutDisposition,
        // Only a driver without any ticket types the plate.
        body: { plate, entryTicket: null },
        headers: keyed(key),
        signal,
      }),
    /**
     * The caller does not wait for this, because a session that is not signed off expires. A late answer is given up: it takes
     * the cookie away, which may be that of the next driver by then.
     */
    signOff: () =>
      void fetch(`${api}${kioskContracts.signOff.path}`, {
        method: 'POST',
        keepalive: true,
        signal: AbortSignal.timeout(answerWithinMs),
      }).catch(() => undefined),
  };
}
