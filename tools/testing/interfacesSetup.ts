import { buildInterfaces } from '../start/interfaces.ts';

/** Builds the interfaces for tests in a browser, as for production. */
export default (): Promise<void> => buildInterfaces(() => undefined);
