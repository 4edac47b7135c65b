import type { Words } from '../words.ts';

export const login: Words<'login'> = {
  title: 'Inicio de sesión',
  email: 'Correo o usuario',
  password: 'Contraseña',
  remember: 'Mantener la sesión en este ordenador',
  signIn: 'Iniciar sesión',
  demo: 'Cuentas de demostración',
  demoHint: 'Haga clic en una cuenta para entrar. Contraseña de todas: %{password}',
  roles: {
    administrator: 'Administrador',
    operator: 'Operador',
    sales: 'Ventas',
    forwarder: 'Transitario (externo)',
  },
};
