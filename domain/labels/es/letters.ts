import type { LetterFacts, LetterWords } from '../../mail/letters.ts';

const where = ({ at, device, address }: LetterFacts['passwordChanged']): string =>
  `${at} · ${device} · dirección ${address}`;
const notYou = 'Si no fue usted, cambie la contraseña y avise a su administrador.';

export const letters: LetterWords = {
  greeting: (name) => `Buenos días, ${name}:`,
  linkBelow: 'Si el botón no funciona, abra esta dirección:',
  sentBy: (site) => `Mensaje enviado automáticamente por ${site}.`,
  confirmEmail: ({ login, hours }) => ({
    subject: 'Confirme su correo electrónico',
    lines: [
      `La cuenta con el usuario ${login} está a la espera de abrirse. Confirme que esta dirección es suya.`,
    ],
    button: 'Confirmar la dirección',
    after: [
      `El enlace es válido durante ${hours} horas. Si no está abriendo una cuenta, ignore este mensaje.`,
    ],
  }),
  resetPassword: ({ minutes }) => ({
    subject: 'Elija una contraseña nueva',
    lines: ['Alguien, probablemente usted, ha pedido cambiar la contraseña de su cuenta.'],
    button: 'Elegir una contraseña nueva',
    after: [
      `El enlace es válido durante ${minutes} minutos y sirve una vez. Si no ha pedido nada, ignore este mensaje: la contraseña no cambia.`,
    ],
  }),
  alreadyRegistered: ({ login, minutes }) => ({
    subject: 'Ya tiene una cuenta',
    lines: [
      `Alguien ha intentado registrar una cuenta con esta dirección. Ya tiene una con el usuario ${login}, así que no se ha creado otra. Si fue usted y olvidó la contraseña, elija una nueva.`,
    ],
    button: 'Elegir una contraseña nueva',
    after: [
      `El enlace es válido durante ${minutes} minutos y sirve una vez. Si no fue usted, no tiene que hacer nada.`,
    ],
  }),
  signInCode: ({ code, minutes }) => ({
    subject: `Su código de acceso: ${code}`,
    lines: ['Introduzca este código para terminar de iniciar sesión:'],
    after: [
      `El código es válido durante ${minutes} minutos. Si no está iniciando sesión, alguien conoce su contraseña: cámbiela cuanto antes.`,
    ],
  }),
  passwordChanged: (facts) => ({
    subject: 'Su contraseña ha cambiado',
    lines: [
      'Se ha cambiado la contraseña de su cuenta y se han cerrado todas las demás sesiones.',
      where(facts),
    ],
    after: [notYou],
  }),
  newSignIn: (facts) => ({
    subject: 'Un nuevo inicio de sesión',
    lines: [
      'Alguien ha iniciado sesión en su cuenta desde un dispositivo que no se había usado antes.',
      where(facts),
    ],
    after: [notYou],
  }),
  secondStepOn: (facts) => ({
    subject: 'El acceso en dos pasos está activado',
    lines: ['Desde ahora, iniciar sesión en su cuenta exige también un código.', where(facts)],
    after: [notYou],
  }),
  secondStepOff: (facts) => ({
    subject: 'El acceso en dos pasos está desactivado',
    lines: ['Iniciar sesión en su cuenta ya no exige un código.', where(facts)],
    after: [notYou],
  }),
};
