type Traits = Readonly<Record<string, string | boolean>>;

/** An element with these attributes: `true` sets one without a value, `false` leaves it out. Text stays text. */
export function element<N extends keyof HTMLElementTagNameMap>(
  name: N,
  traits: Traits = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[N] {
  const made = document.createElement(name);
  for (const [trait, value] of Object.entries(traits))
    if (value !== false) made.setAttribute(trait, value === true ? '' : value);
  made.append(...children);
  return made;
}
