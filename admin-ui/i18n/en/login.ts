import type { Words } from '../words.ts';

export const login: Words<'login'> = {
  title: 'Sign in',
  endedFor:
    'You went to work at “%{place}”, which allows one session only, so this one was ended. Sign in to work here instead.',
  email: 'E-mail or login',
  password: 'Password',
  remember: 'Keep me signed in on this computer',
  signIn: 'Sign in',
  demo: 'Demo accounts',
  demoHint: 'Click an account to sign in. Password of every account: %{password}',
  roles: {
    administrator: 'Administrator',
    operator: 'Operator',
    sales: 'Sales',
    forwarder: 'Forwarder (external)',
  },
};
