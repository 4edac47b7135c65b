import { z } from 'zod';
import { readSettings } from '#domain/platform/settings.ts';
import { surviveFaults } from '#domain/platform/survival.ts';
import { cardTerminalPage } from './cardTerminal/page.ts';
import { startCardTerminal } from './cardTerminal/server.ts';
import { startLivePage } from './page/livePage.ts';

/** The card terminal of the demo kiosk: registers speak ZVT to it, people press the customer's buttons on its page. */
const { CARD_TERMINAL_PORT: port, CARD_TERMINAL_ZVT_PORT: zvtPort } = readSettings(process.env, 'simulators');

const command = z.union([
  z.strictObject({ act: z.enum(['pays', 'isDeclined', 'walksAway']) }),
  z.strictObject({
    cut: z.enum(['whenAsked', 'whileAtBank', 'beforeStatus', 'beforeCompletion']).nullable(),
  }),
  z.strictObject({ silent: z.boolean() }),
]);

const terminal = await startCardTerminal({ port: zvtPort, onChange: () => page.show() });
const page = await startLivePage({
  port,
  html: cardTerminalPage,
  state: () => ({ ...terminal.state(), bookings: terminal.till.bookings }),
  onCommand: (input) => {
    const request = command.parse(input);
    if ('act' in request) terminal.act(request.act);
    else terminal.behave(request);
  },
});
// The customer does nothing until somebody presses a button of the page.
terminal.behave({ customer: 'wait' });
surviveFaults({ program: process, say: console.log });
console.log(`ready: a card terminal at ${page.url}`);

const stop = () => void Promise.all([page.close(), terminal.close()]).then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
