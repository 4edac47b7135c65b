import { buildInterfaces } from '../start/interfaces.ts';

/** Tests in a browser look at the interfaces as they are built for people. */
export default (): Promise<void> => buildInterfaces(() => undefined);
