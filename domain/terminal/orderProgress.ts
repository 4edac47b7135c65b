/** How far an order has come; tonnes as text with three decimals. */
export interface OrderProgress {
  /** What is ordered; null where the order names no tonnes. */
  readonly quantity: string | null;
  readonly weighed: string;
  /** The part of it whose notes are confirmed. */
  readonly approved: string;
  /** Below zero where more was weighed than ordered. */
  readonly left: string | null;
  readonly notes: number;
  /** Trucks, wagons and ships of the order: announced, being weighed, done. */
  readonly announced: number;
  readonly weighing: number;
  readonly done: number;
}
