export const login = {
  title: 'Logowanie',
  endedFor:
    'Pracujesz już na stanowisku „%{place}”, które dopuszcza tylko jedną sesję, dlatego ta została zakończona. Zaloguj się, jeśli chcesz pracować tutaj.',
  email: 'E-mail lub login',
  password: 'Hasło',
  remember: 'Nie wylogowuj mnie na tym komputerze',
  signIn: 'Zaloguj się',
  demo: 'Konta pokazowe',
  demoHint: 'Kliknij konto, aby się zalogować. Hasło każdego konta: %{password}',
  roles: {
    administrator: 'Administrator',
    operator: 'Operator',
    sales: 'Sprzedaż',
    forwarder: 'Spedytor (zewnętrzny)',
  },
};
