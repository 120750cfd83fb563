// Small helpers for making and filling elements.

/** The element with this id. */
export const byId = (id) => document.getElementById(id);

/** An element with properties and children. */
export function element(tag, properties = {}, ...children) {
  const node = Object.assign(document.createElement(tag), properties);
  node.append(...children);
  return node;
}

/** An SVG element with attributes and children. */
export function drawing(tag, attributes = {}, ...children) {
  const node = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
}

/** Puts figures with their names and meanings into a `dl`: `[name, figure, meaning]`. */
export function showFigures(list, figures) {
  list.replaceChildren(
    ...figures.map(([name, figure, meaning]) =>
      element(
        'div',
        {},
        element('dt', { textContent: name }),
        element('dd', { textContent: figure }),
        element('dd', { className: 'note', textContent: meaning }),
      ),
    ),
  );
}

/** Puts rows into a table's body; the first cell of a row is its heading, the others are figures. */
export function showRows(table, rows) {
  table.tBodies[0].replaceChildren(
    ...rows.map(([heading, ...figures]) =>
      element(
        'tr',
        {},
        element('th', { scope: 'row', textContent: heading }),
        ...figures.map((figure) => element('td', { className: 'figure', textContent: figure })),
      ),
    ),
  );
}

/** Options of a select from `[value, words]`. */
export function fillSelect(select, options) {
  select.replaceChildren(...options.map(([value, textContent]) => element('option', { value, textContent })));
}

/** Shows in a field that its text cannot be read, and why; an empty reason takes that back. */
export function showError(field, reason) {
  byId(`${field.id}-error`).textContent = reason;
  field.setAttribute('aria-invalid', String(reason !== ''));
}
