import NodeS7 from 'nodes7';
import { silenceMs } from './driver.ts';

export interface ControllerAddress {
  readonly host: string;
  readonly port: number;
  readonly rack: number;
  readonly slot: number;
}

export type ControllerValue = number | boolean | string | undefined;

/** A Siemens controller that is connected. Everything answers or fails within the time a scale may be silent. */
export interface Controller {
  read(): Promise<Readonly<Record<string, ControllerValue>>>;
  write(outputs: readonly (readonly [address: string, value: boolean])[]): Promise<void>;
  close(): void;
}

/** @param addresses what `read` reads, such as `DB8,DINT82`. @throws Error when the controller does not answer. */
export const connectController = async (
  address: ControllerAddress,
  addresses: readonly string[],
): Promise<Controller> => {
  const connection = new NodeS7({ silent: true });
  // The library connects again by itself for ever; here a connection that broke is given up and made anew.
  const close = () => connection.dropConnection();
  try {
    await inTime<void>((done, failed) =>
      connection.initiateConnection({ ...address, timeout: silenceMs }, (error) =>
        error ? failed(error) : done(),
      ),
    );
  } catch (error) {
    close();
    throw error;
  }
  if (addresses.length > 0) connection.addItems(addresses);
  return {
    close,
    read: () => inTime((done) => connection.readAllItems((_bad, values) => done(values))),
    write: (outputs) =>
      inTime<void>((done, failed) => {
        const begun = connection.writeItems(
          outputs.map(([output]) => output),
          outputs.map(([, value]) => value),
          (anythingBad) => (anythingBad ? failed(new Error('not_written')) : done()),
        );
        if (begun !== 0) failed(new Error('not_written'));
      }),
  };
};

const inTime = <T>(
  work: (done: (value: T) => void, failed: (error: unknown) => void) => void,
): Promise<T> => {
  const { promise, resolve, reject } = Promise.withResolvers<T>();
  const late = setTimeout(() => reject(new Error('no_answer')), silenceMs);
  try {
    work(resolve, (error) => reject(error instanceof Error ? error : new Error(messageOf(error))));
  } catch (error) {
    reject(error);
  }
  return promise.finally(() => clearTimeout(late));
};

const messageOf = (error: unknown): string => {
  const { message, code } = Object(error) as { message?: unknown; code?: unknown };
  return String(message ?? code ?? error);
};
