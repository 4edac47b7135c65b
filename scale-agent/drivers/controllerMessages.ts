// What the scale agent and its thread that talks to a Siemens controller send each other.

/** What the thread gets when it starts: the controller, and the values to read from it. */
export interface ControllerTask {
  readonly controller: ControllerAddress;
  /** The addresses of the values in the controller, such as `DB8,DINT82`. */
  readonly values: readonly string[];
}

export interface ControllerAddress {
  readonly host: string;
  readonly port: number;
  readonly rack: number;
  readonly slot: number;
}

/** A value of a controller. A value that could not be read is a text, or undefined. */
export type ControllerValue = number | boolean | string | undefined;
/** Values by their addresses. */
export type ControllerValues = Readonly<Record<string, ControllerValue>>;
/** Values to write, each with its address. */
export type ControllerOutputs = readonly (readonly [address: string, value: boolean])[];

/** A message to the thread, which it answers with the same `id`. */
export interface ControllerQuestion {
  readonly id: number;
  /** The values to write; absent for reading. */
  readonly write?: ControllerOutputs;
}

/**
 * A message from the thread. `foreign` holds the bytes that came instead of an answer, `failed` and `refused` the message of an
 * error. `foreign` and `failed` end the connection, `refused` only the question with this id.
 */
export type ControllerMessage =
  | { readonly kind: 'connected' }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'foreign'; readonly raw: string }
  | { readonly kind: 'answer'; readonly id: number; readonly values: ControllerValues }
  | { readonly kind: 'refused'; readonly id: number; readonly message: string };
