import type { CameraState } from '../camera/useDocumentCamera.ts';
import type { SlipKind } from '#domain/terminal/kioskPaymentMessages.ts';

/**
 * What the kiosk says when a driver shows a document to the camera, pays, names the firm for an invoice, prints a slip or a
 * document, or leaves without an order.
 */
export interface DeskTexts {
  readonly document: {
    title: string;
    text: string;
    confirmTitle: string;
    confirmText: string;
    yes: string;
    no: string;
    refusedTitle: string;
    refusedText: string;
  };
  readonly camera: Record<CameraState, string> & {
    open: string;
    title: string;
    text: string;
    back: string;
  };
  readonly pay: {
    title: string;
    byCard: string;
    withInvoice: string;
    noCards: string;
    cardTitle: string;
    cardText: string;
    waiting: string;
    cancel: string;
    asking: string;
    unknownTitle: string;
    unknownText: string;
    paidTitle: string;
    paidText: string;
    declined: string;
    failed: string;
  };
  readonly firm: {
    title: string;
    number: string;
    hint: string;
    check: string;
    name: string;
    address: string;
    typed: string;
    found: string;
  };
  readonly slips: Record<SlipKind, string> & {
    printing: string;
    printed: string;
    asPdf: string;
    open: string;
  };
  readonly leave: {
    offer: string;
    title: string;
    text: string;
    confirm: string;
    noTicket: string;
    plateTitle: string;
    plateText: string;
    plate: string;
  };
}
