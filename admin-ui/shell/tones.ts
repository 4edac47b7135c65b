/** The meaning of a colour, the same on every screen. */
export type Tone = 'plain' | 'wait' | 'ready' | 'go' | 'stop' | 'done' | 'aside';

export interface ToneColours {
  readonly ground: string;
  readonly ink: string;
}

export const lightTones: Readonly<Record<Tone, ToneColours>> = {
  plain: { ground: '#e4eaef', ink: '#2c3f4f' },
  wait: { ground: '#d9e8f7', ink: '#0a4a8c' },
  ready: { ground: '#ffe79a', ink: '#5a4300' },
  go: { ground: '#cdeedb', ink: '#07592e' },
  stop: { ground: '#fbdcda', ink: '#8f1812' },
  done: { ground: '#dde7df', ink: '#3b5443' },
  aside: { ground: '#ece2f5', ink: '#54308a' },
};

export const darkTones: Readonly<Record<Tone, ToneColours>> = {
  plain: { ground: '#2a3a48', ink: '#d4dee6' },
  wait: { ground: '#143a5f', ink: '#bcdcfa' },
  ready: { ground: '#4d3d08', ink: '#ffdf7e' },
  go: { ground: '#0f4527', ink: '#a5ebc3' },
  stop: { ground: '#5e1a17', ink: '#ffc9c5' },
  done: { ground: '#29382e', ink: '#b9cfc0' },
  aside: { ground: '#3b2a57', ink: '#dcc9f7' },
};
