import type { Words } from '../words.ts';

export const login: Words<'login'> = {
  title: 'Sign in',
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
