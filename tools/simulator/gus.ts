import { startGus } from './gus/server.ts';

const { GUS_PORT = '15051', GUS_KEY = 'abcde12345abcde12345' } = process.env;
const gus = await startGus({ port: Number(GUS_PORT), key: GUS_KEY });
console.log(`ready: a stand-in for the register of firms at ${gus.url}`);

const stop = () => void gus.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
