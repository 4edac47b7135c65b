import { buildInterfaces } from '#tools/start/interfaces.ts';

await buildInterfaces(console.log);
