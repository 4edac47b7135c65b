/** One transaction as the simulator's bank knows it. Amounts in grosze. */
export interface Booking {
  readonly receiptNo: number;
  readonly grosze: number;
  readonly kind: 'payment' | 'reversal';
  /** Whether money moved. */
  readonly booked: boolean;
  /** Whether a later reversal gave the money of this payment back. */
  reversed: boolean;
  readonly at: string;
}

/** The memory of the simulator: its transactions, and where its present day begins. */
export function createTill() {
  const bookings: Booking[] = [];
  let lastNo = 0;
  let dayFrom = 0;
  return {
    bookings: bookings as readonly Booking[],
    last: (): Booking | undefined => bookings.at(-1),
    write: (kind: Booking['kind'], grosze: number, booked: boolean): Booking => {
      // A receipt number has four digits.
      lastNo = (lastNo % 9999) + 1;
      const booking = {
        receiptNo: lastNo,
        grosze,
        kind,
        booked,
        reversed: false,
        at: new Date().toISOString(),
      };
      bookings.push(booking);
      return booking;
    },
    /** The payment of this receipt, if its money can still be given back. */
    reversible: (receiptNo: number): Booking | undefined =>
      bookings.findLast(
        (each) => each.receiptNo === receiptNo && each.kind === 'payment' && each.booked && !each.reversed,
      ),
    /** What customers have paid and not got back. */
    taken: (): number =>
      bookings
        .filter((each) => each.kind === 'payment' && each.booked && !each.reversed)
        .reduce((sum, { grosze }) => sum + grosze, 0),
    /** Begins a new day. @returns what was taken less what was given back since the last closing */
    closeDay: (): number => {
      const day = bookings.slice(dayFrom).filter(({ booked }) => booked);
      dayFrom = bookings.length;
      return day.reduce((sum, { grosze, kind }) => sum + (kind === 'payment' ? grosze : -grosze), 0);
    },
  };
}
export type Till = ReturnType<typeof createTill>;
