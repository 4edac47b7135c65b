import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startGus } from '#tools/simulator/gus/server.ts';
import { startOffice, type Office } from '#tools/simulator/officeServer.ts';
import { gusRegister, type FirmRegister } from './register.ts';

const key = 'abcde12345abcde12345';
const nip = '5260250995';

let gus: Office;
let register: FirmRegister;
beforeAll(async () => {
  gus = await startGus({ port: 0, key });
  register = gusRegister(gus.url);
});
afterAll(() => gus?.close());
beforeEach(() => gus.behave({}));

describe('the register of firms', () => {
  it('tells name and address of a firm by its NIP', async () => {
    expect(await register.byNip(key, nip)).toMatchObject({
      nip,
      ended: null,
      name: expect.any(String) as string,
    });
  });

  it.each([
    // How the register answers, and a part of our complaint. A page of HTML names no session, like the answer to a wrong key.
    ['is away', { away: true }, '503'],
    ['answers too late', { lateMs: 9000 }, 'timeout'],
    ['answers a page', { rubbish: 'page' }, 'key'],
    ['answers another shape', { rubbish: 'otherShape' }, 'did not answer'],
    ['answers without an end', { rubbish: 'endless' }, 'more than one firm'],
  ] as const)('a register of firms that %s fails with its reason', async (_, behaviour, reason) => {
    gus.behave(behaviour);
    await expect(register.byNip(key, nip)).rejects.toThrow(reason);
  });

  it('refuses another key than its own', async () => {
    await expect(register.byNip('wrong', nip)).rejects.toThrow('key');
  });

  it('tells nothing of a firm that was not asked about', async () => {
    const other = '<root><dane><Nip>7740001454</Nip><Nazwa>INNA</Nazwa></dane></root>'
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;');
    const wrong = await startOffice({ port: 0 }, () => 'session', {
      contentType: 'application/soap+xml',
      textOf: () =>
        `<ZalogujResult>s</ZalogujResult><DaneSzukajPodmiotyResult>${other}</DaneSzukajPodmiotyResult>`,
      otherShape: (answer) => answer,
    });
    await expect(gusRegister(`${wrong.url}/`).byNip(key, nip)).rejects.toThrow('another firm');
    await wrong.close();
  });
});
