/** A card terminal on the screen: its display, the customer's buttons, and what goes wrong. Polish or English by the browser. */
export const cardTerminalPage = `<!doctype html>
<html lang="pl">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Terminal</title>
<style>
  body { margin: 0; font: 16px/1.45 system-ui, sans-serif; background: #dfe6ea; color: #1d2b33; }
  main { max-width: 30rem; margin: 2rem auto; padding: 1.25rem; background: #22313a; border-radius: 1.75rem; color: #f2f6f8; }
  h1 { font-size: 1.05rem; text-align: center; margin: 0 0 .75rem; }
  #display { background: #d3e8d4; color: #10230f; border-radius: .6rem; padding: 1rem; min-height: 5.5rem; text-align: center; }
  #amount { font-size: 2.2rem; font-weight: 700; font-variant-numeric: tabular-nums; }
  .row { display: grid; grid-template-columns: repeat(3, 1fr); gap: .6rem; margin: 1rem 0; }
  button { font: inherit; font-weight: 650; padding: .8rem .4rem; border: 0; border-radius: .6rem; cursor: pointer; }
  button:disabled { opacity: .35; cursor: default; }
  button:focus-visible, select:focus-visible { outline: 3px solid #ffdf7e; outline-offset: 2px; }
  #pays { background: #2f9e5b; color: #fff; } #isDeclined { background: #ffd34d; color: #332900; } #walksAway { background: #d64a42; color: #fff; }
  label { display: flex; gap: .6rem; align-items: center; margin: .5rem 0; }
  select { font: inherit; padding: .35rem; flex: 1; }
  table { width: 100%; border-collapse: collapse; margin-top: 1rem; font-size: .9rem; }
  td { padding: .3rem .2rem; border-top: 1px solid #ffffff2b; } td:nth-child(3) { text-align: right; font-variant-numeric: tabular-nums; }
  .hint { font-size: .85rem; color: #b9c8d0; margin: 1rem 0 0; }
</style>
<main>
  <h1></h1>
  <div id="display" role="status"><div id="says"></div><div id="amount"></div></div>
  <div class="row"><button id="pays"></button><button id="isDeclined"></button><button id="walksAway"></button></div>
  <label><span id="cutLabel"></span><select id="cut"></select></label>
  <label><input type="checkbox" id="silent"><span id="silentLabel"></span></label>
  <table><tbody id="bookings"></tbody></table>
  <p class="hint" id="hint"></p>
</main>
<script>
  const polish = !/^en\\b/.test(navigator.language);
  const words = polish
    ? { title: 'Terminal płatniczy (atrapa)', idle: 'Gotowy', ask: 'Zbliż kartę', pays: 'Zapłać', isDeclined: 'Odmowa banku', walksAway: 'Odejdź',
        cut: 'Zerwij linię', none: 'nie', whenAsked: 'przed bankiem', whileAtBank: 'gdy bank odpowiada', beforeStatus: 'po pobraniu, przed wynikiem', beforeCompletion: 'po wyniku, przed końcem',
        silent: 'Nie odpowiadaj na nic', payment: 'płatność', reversal: 'zwrot', booked: 'pobrano', refused: 'odmowa', reversed: 'zwrócono',
        hint: 'Stoi przy stanowisku „Kiosk przy wjeździe”. Aby płacić tu kartą, zaloguj się w tej przeglądarce jako operator i wybierz to stanowisko w ustawieniach układu; potem otwórz /kiosk.' }
    : { title: 'Card terminal (simulator)', idle: 'Ready', ask: 'Tap the card', pays: 'Pay', isDeclined: 'Bank says no', walksAway: 'Walk away',
        cut: 'Cut the line', none: 'no', whenAsked: 'before the bank', whileAtBank: 'while the bank answers', beforeStatus: 'when taken, before the result', beforeCompletion: 'after the result, before the end',
        silent: 'Answer nothing at all', payment: 'payment', reversal: 'refund', booked: 'taken', refused: 'refused', reversed: 'given back',
        hint: 'It stands at the working place “Kiosk przy wjeździe”. To pay here by card, sign in as operator in this browser, choose that working place in the layout settings, then open /kiosk.' };
  document.documentElement.lang = polish ? 'pl' : 'en';
  document.title = words.title;
  const at = (id) => document.getElementById(id);
  document.querySelector('h1').textContent = words.title;
  at('hint').textContent = words.hint;
  at('cutLabel').textContent = words.cut;
  at('silentLabel').textContent = words.silent;
  const send = (command) => fetch('/command', { method: 'POST', body: JSON.stringify(command) });
  for (const act of ['pays', 'isDeclined', 'walksAway']) {
    at(act).textContent = words[act];
    at(act).onclick = () => send({ act });
  }
  for (const cut of ['none', 'whenAsked', 'whileAtBank', 'beforeStatus', 'beforeCompletion'])
    at('cut').append(Object.assign(document.createElement('option'), { value: cut, textContent: words[cut] }));
  at('cut').onchange = () => send({ cut: at('cut').value === 'none' ? null : at('cut').value });
  at('silent').onchange = () => send({ silent: at('silent').checked });
  const money = (grosze) => (grosze / 100).toLocaleString(polish ? 'pl' : 'en-GB', { minimumFractionDigits: 2 }) + ' PLN';
  const cell = (text) => Object.assign(document.createElement('td'), { textContent: text });
  const stateOf = ({ reversed, booked }) => {
    if (reversed) return words.reversed;
    return booked ? words.booked : words.refused;
  };
  new EventSource('/live').onmessage = ({ data }) => {
    const { amount, behaviour, bookings } = JSON.parse(data);
    at('says').textContent = amount === null ? words.idle : words.ask;
    at('amount').textContent = amount === null ? '' : money(amount);
    for (const act of ['pays', 'isDeclined', 'walksAway']) at(act).disabled = amount === null;
    at('cut').value = behaviour.cut ?? 'none';
    at('silent').checked = behaviour.silent;
    at('bookings').replaceChildren(...bookings.toReversed().map((each) => {
      const row = document.createElement('tr');
      row.append(cell(new Date(each.at).toLocaleTimeString(polish ? 'pl' : 'en-GB')), cell(words[each.kind]), cell(money(each.grosze)), cell(stateOf(each)));
      return row;
    }));
  };
</script>
</html>`;
