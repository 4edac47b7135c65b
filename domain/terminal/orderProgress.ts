/** The progress of an order; tonnes as text with three decimals. */
export interface OrderProgress {
  /** The ordered quantity; null if the order has no tonnes. */
  readonly quantity: string | null;
  readonly weighed: string;
  /** The part of `weighed` whose delivery notes are confirmed. */
  readonly approved: string;
  /** Negative if more was weighed than ordered. */
  readonly left: string | null;
  /** The number of delivery notes with a net weight. */
  readonly notes: number;
  /** The number of trucks, wagons and ships: announced, being weighed, done. */
  readonly announced: number;
  readonly weighing: number;
  readonly done: number;
}
