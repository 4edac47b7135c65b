import { expect, it } from 'vitest';
import { weightOfMessage } from './gatewayWeight.ts';

it('a weight whose message is cut inside an emoji keeps a telegram that the API takes', () => {
  const head = '{"weight":40420,"note":"';
  const telegram = weightOfMessage(`${head}${'x'.repeat(199 - head.length)}🚛"}`, Date.now());
  expect(telegram).toMatchObject({ kind: 'value', value: '40420' });
  expect(telegram.raw).toHaveLength(199);
});
