import type { Words } from '../words.ts';

export const login: Words<'login'> = {
  title: 'Inicio de sesión',
  endedFor:
    'Ahora trabaja en el puesto «%{place}», que admite una sola sesión, por lo que esta se ha cerrado. Inicie sesión para trabajar aquí.',
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
