import { surviveFaults } from '#domain/platform/survival.ts';
import { startGus } from './gus/server.ts';

/** The key that the ministry gives to everybody for trying. */
const key = 'abcde12345abcde12345';
const { GUS_PORT = '15051' } = process.env;
const gus = await startGus({ port: Number(GUS_PORT), key });
surviveFaults({ program: process, say: console.log });
console.log(`ready: a simulator for the register of firms at ${gus.url}`);

const stop = () => void gus.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
