export const orderProgress = {
  title: 'Realizacja zlecenia',
  weighedOf: 'Zważono %{weighed} z %{quantity}',
  weighed: 'Zważono %{weighed}; zlecenie nie podaje masy',
  left: 'pozostało %{left}',
  over: 'Zważono o %{tonnes} więcej, niż zamówiono.',
  announced: 'Zgłoszone',
  weighing: 'W trakcie ważenia',
  done: 'Zważone',
};
