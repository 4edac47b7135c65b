import { addressOf } from './http.ts';

/** Whether the server answers. */
export function isServerThere(): Promise<boolean> {
  return fetch(addressOf('/health')).then(
    ({ ok }) => ok,
    () => false,
  );
}
